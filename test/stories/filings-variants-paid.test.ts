import { expect, test, vi } from 'vitest'
import { checkerFor } from '../../src/domain/layouts/check-file.ts'
import { day } from '../../src/kernel/dates.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

// Some seconds; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, later } = payroll(world)

/** A restaurant in Texas that begins to pay with us in November 2025; contractors beside its staff. */
const companyId = await company({ today: '2025-10-20', states: { TX: '2.7%' } })
const tipped = { state: 'TX', basis: 'Per Hour', dateOfJoin: '2025-01-02' }
const tia = (await hire(companyId, { name: 'Tia Cross', rate: 70, ...tipped })).userId
const uli = (await hire(companyId, { name: 'Uli Short', rate: 10, ...tipped })).userId
const contractor = {
  state: 'TX',
  rate: 50,
  basis: 'Per Hour',
  workerType: '1099-NEC',
  dateOfJoin: '2025-01-02',
} as const
const [firm, bare, little] = [
  (await hire(companyId, { name: 'Kes Trel', ...contractor })).userId,
  (await hire(companyId, { name: 'Bo Bare', ...contractor })).userId,
  (await hire(companyId, { name: 'Li Little', ...contractor })).userId,
]
await ok('userOnboarding/addW9Information', {
  w9Information: {
    userId: firm,
    ...{ contractorType: 'Business', businessName: 'Kestrel Design LLC', ein: '12-3450001' },
    taxClassification: 'Partnership',
  },
})
await ok('adminPortal/updateUser', { user: { userId: bare, backupWithholding: true } })
await later()
// 3,500.00 are left under the base of 176,100.00.
await ok('payroll/importPayrollHistory', {
  companyId,
  history: [
    {
      ...{ userId: tia, payDate: '2025-10-10', state: 'TX', gross: 172_600 },
      taxes: [
        { code: 'US.incomeTax', wages: 172_600, tax: 30_000 },
        { code: 'US.socialSecurity', wages: 172_600, tax: 10_701.2 },
        { code: 'US.medicare', wages: 172_600, tax: 2_502.7 },
      ],
    },
  ],
  deposits: [{ code: 'US.941', quarter: '2025-Q4', amount: 56_407.8 }],
})
const dates = { payBeginDate: '2025-11-03', payDate: '2025-11-20' }
const [first] = await schedule(companyId, dates)
const [own] = await schedule(companyId, { ...dates, workerType: '1099-NEC' })
const tips = (userId: string, payHours: number, amount: number) => ({
  userId,
  basicPay: { payHours },
  additionalCompensation: [{ description: 'Cash Tips', amount }],
})
await ok('payroll/importRegularPayrollData', {
  ...{ companyId, payPeriodId: first!.payPeriodId },
  payrollData: [tips(tia, 40, 900), tips(uli, 4, 900)],
})
await ok('payroll/importRegularPayrollData', {
  ...{ companyId, payPeriodId: own!.payPeriodId },
  payrollData: [firm, bare, little].map((userId, at) => ({
    userId,
    basicPay: { payHours: [100, 96, 11][at] },
  })),
})
await ok('sandbox/setClock', { to: '2025-11-14T15:00:00Z' })
for (const { payPeriodId } of [first!, own!])
  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
await ok('payroll/allocateTips', {
  tipAllocation: {
    ...{ companyId, payPeriodId: first!.payPeriodId, establishment: 'Harbor Street', grossReceipts: 25_000 },
    ...{ method: 'Hours', workers: [{ userId: tia }, { userId: uli }] },
  },
})
await ok('sandbox/setClock', { to: '2026-01-06T15:00:00Z' })
await ok('adminPortal/updateFilingProfile', {
  filingProfile: {
    ...{ companyId, signerName: 'Ada Marsh', signerTitle: 'Owner', signerPhone: '404-555-0100' },
    ...{ contactEmail: 'payroll@example.com', bsoUserId: 'PURSER01' },
  },
})

const prepared = async (form: string, period: string) => {
  const asked = { companyId, form, period }
  const { filingId } = (await ok('adminPortal/prepareFiling', { filing: asked })).filing
  const { filing } = await ok('reports/getFiling', { filingId, format: 'file' })
  const lines = Object.fromEntries(
    filing.figures.lines.map(({ line, value }: Record<string, string>) => [line, value]),
  )
  return { filing, lines }
}
const formOf = async (userId: string) => {
  const { taxForms } = await ok('reports/getTaxForms', { companyId, year: 2025, userId })
  return taxForms[0]
}
const linesOf = ({ fileBase64 }: { fileBase64: string }) =>
  Buffer.from(fileBase64, 'base64').toString('latin1').split('\r\n').slice(0, -1)

test('tips cross the base, tax on tips is not all there, and tips are allocated: boxes, codes and the file', async () => {
  const { filing, lines } = await prepared('W-2', '2025')
  // 2,800.00 of wages and 900.00 of tips, of which 700.00 are under the base.
  expect((await formOf(tia)).boxes).toMatchObject({
    1: '176300.00',
    3: '175400.00',
    5: '176300.00',
    7: '700.00',
  })
  // 40.00 in cash: 3.06 on wages; 55.80 and 13.05 on tips, of which 36.94 are taken, Social Security first.
  const short = await formOf(uli)
  expect(short.boxes).toMatchObject({
    1: '940.00',
    2: '0.00',
    3: '40.00',
    4: '39.42',
    5: '940.00',
    6: '0.58',
    7: '900.00',
  })
  expect(short.codes).toEqual({ A: 18.86, B: 13.05 })
  // 8% of 25,000.00 are 2,000.00, of which 1,800.00 were reported. By hours 40 to 4: 1,818.18 and 181.82.
  expect([(await formOf(tia)).boxes[8], short.boxes[8], lines[8]]).toEqual(['200.00', '0.00', '200.00'])
  const [file] = filing.files
  // Boxes 4 and 6 of Uli lack what codes A and B say: that is no doubt.
  expect(file.problems).toEqual([])
  const records = linesOf(file)
  const checker = checkerFor({ kind: 'w2', where: 'US', on: day('2025-12-31') }, {})
  const read = [...records.flatMap((line) => checker.line(line)), ...checker.end()]
  expect(read.filter(({ level }) => level === 'reject')).toEqual([])
  const others = records.filter((line) => line.startsWith('RO'))
  // RO 12-22 box 8, 23-33 codes A and B.
  expect(others.map((line) => [line.slice(11, 22), line.slice(22, 33)]).sort()).toEqual([
    ['00000000000', '00000003191'],
    ['00000020000', '00000000000'],
  ])
  expect(records.find((line) => line.startsWith('RU'))!.slice(2, 39)).toBe(
    '0000002000000000020000000000000003191',
  )
})

test('Form 941 of the same quarter', async () => {
  const { lines } = await prepared('941', '2025-Q4')
  // 172,600 + 2,800 + 40; 700 + 900; 172,600 + 3,700 + 940.
  expect(lines).toMatchObject({
    ...{
      1: '0',
      '5a1': '175440.00',
      '5a2': '21754.56',
      '5b1': '1600.00',
      '5b2': '198.40',
      '5c1': '177240.00',
    },
    ...{ '5c2': '5139.96', 9: '-31.91' },
  })
  expect(Math.abs(Number(lines[7]))).toBeLessThan(0.03)
  const { reconciliation, isReconciled } = await ok('reports/getYearReconciliation', {
    companyId,
    year: 2025,
  })
  expect([isReconciled, reconciliation]).toEqual([true, expect.anything()])
})

test('1099-NECs: a business under its EIN, one with tax withheld, none below 600; Form 945 has the tax', async () => {
  const { filing, lines } = await prepared('1099-NEC', '2025')
  // 5,000.00, 4,800.00 with 24% withheld, and 550.00.
  expect(lines).toMatchObject({ 3: '2', 4: '1152.00', 5: '9800.00' })
  const [file] = filing.files
  expect([file.fileName, file.problems]).toEqual(['1099-NEC-2025-1.csv', []])
  const rows = linesOf(file).map((line) => line.split(','))
  expect(rows).toHaveLength(3)
  const said = rows.slice(1).map((row) => Object.fromEntries(row.map((word, at) => [rows[0]![at]!, word])))
  const ofKind = (kind: string) => said.find((row) => row['Recipient TIN Type'] === kind)
  expect(ofKind('EIN')).toMatchObject({
    ...{
      'Recipient Taxpayer ID Number': '123450001',
      'Recipient Name Type': 'B',
      'Recipient First Name': '',
    },
    'Recipient Business or Entity Name Line 1': 'Kestrel Design LLC',
    ...{ 'Box 1 - Nonemployee Compensation': '5000.00', 'Box 4 - Federal income tax withheld': '0.00' },
  })
  expect(ofKind('SSN')).toMatchObject({
    ...{ 'Recipient Name Type': 'I', 'Recipient First Name': 'Bo', 'Recipient Last Name (Surname)': 'Bare' },
    ...{ 'Box 1 - Nonemployee Compensation': '4800.00', 'Box 4 - Federal income tax withheld': '1152.00' },
  })
  const checker = checkerFor(
    { kind: 'payee', where: 'US', on: day('2025-12-31') },
    { allowProvisional: true },
  )
  expect([...linesOf(file).flatMap((line) => checker.line(line)), ...checker.end()]).toEqual([])
  const year = await prepared('945', '2025')
  expect(year.lines).toMatchObject({ 2: '1152.00', 3: '1152.00', 4: '1152.00', 5: '0.00', 6: '0.00', 7: '' })
})
