import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { flat, pdfPages } from '../support/pdf-text.ts'
import { sharedService } from '../support/shared.ts'

/** What a worker reads on the stub of a paycheck, and of the next one. */
const sandbox = await sharedService()
const { ok } = sandbox
const { company, hire, schedule, run } = payroll(sandbox)
const companyId = await company({ today: '2026-11-30', states: { TX: '2.7%', CA: '3.4%' } })
const { userId: fern } = await hire(companyId, {
  name: 'Fern Forklift',
  state: 'TX',
  rate: 22,
  basis: 'Per Hour',
})
const { userId: cal } = await hire(companyId, { name: 'Cal Coast', state: 'CA', rate: 24, basis: 'Per Hour' })
const { userId: hal } = await hire(companyId, { name: 'Hal History', state: 'TX', rate: 52_000 })
const { userId: con } = await hire(companyId, {
  name: 'Con Tractor',
  state: 'TX',
  rate: 1000,
  basis: 'Per Week',
  workerType: '1099-NEC',
})
await ok('sandbox/advanceClock', { hours: 1 })

const sick = {
  timeOffPolicyName: 'Sick time',
  policyType: 'Sick Leave',
  earningMethod: 'Lump Sum',
  lumpSumHours: 40,
}
const { timeOffPolicy } = await ok('adminPortal/addTimeOffPolicy', { timeOffPolicy: { companyId, ...sick } })
await ok('adminPortal/addTimeOffPolicyAssignment', {
  companyId,
  timeOffPolicyId: timeOffPolicy.timeOffPolicyId,
  userIds: [cal],
  effectiveStartDate: '2026-11-30',
})
await ok('payroll/importPayrollHistory', {
  companyId,
  history: [
    {
      userId: hal,
      payDate: '2026-10-09',
      state: 'TX',
      gross: 40_000,
      net: 31_840,
      taxes: [
        { code: 'US.socialSecurity', wages: 40_000, tax: 2480 },
        { code: 'US.medicare', wages: 40_000, tax: 580 },
        { code: 'US.incomeTax', wages: 40_000, tax: 3100 },
        { code: 'US.futa', wages: 7000, tax: 42 },
        { code: 'TX.sui', wages: 9000, tax: 243 },
      ],
      deductions: [{ type: '401(k)', amount: 2000 }],
    },
  ],
})
const dates = { payBeginDate: '2026-11-30', payDate: '2026-12-18' }
const [first, second] = await schedule(companyId, dates)
const [contracted] = await schedule(companyId, { ...dates, workerType: '1099-NEC' })
const at = { companyId, payPeriodId: first!.payPeriodId }
const later = { companyId, payPeriodId: second!.payPeriodId }

const jobs = [
  { payCode: 'Forklift', payRate: 22, payHours: 12 },
  { payCode: 'Cashier', payRate: 14, payHours: 10 },
  { payCode: 'Night', payRate: 1, payHours: 30 },
]
const deductions = ['Union dues', 'Uniform', 'Loan'].map((description) => ({ description, amount: 10 }))
const reimbursements = ['Mileage', 'Phone'].map((reimbursementType) => ({ reimbursementType, amount: 20 }))
await ok('payroll/importRegularDifferentialPayrollData', {
  ...at,
  payrollData: [{ userId: fern, basePay: jobs, deductions, reimbursements }],
})
const overTime = [{ type: 'Overtime', noOfHours: 6.5 }]
await ok('payroll/importRegularPayrollData', {
  ...at,
  payrollData: [{ userId: cal, basicPay: { payHours: 72 }, overTime }],
})
await run(at)
await run({ companyId, payPeriodId: contracted!.payPeriodId })

const stubOf = async (userId: string, payPeriodId = at.payPeriodId) =>
  (await ok('reports/getPayStub', { payPeriodId, userId })).payStub
const printed = async (userId: string, given: object = {}) => {
  const asked = { payPeriodId: at.payPeriodId, userId, format: 'pdf', ...given }
  const { fileBase64 } = await ok('reports/getPayStub', asked)
  return Buffer.from(fileBase64, 'base64')
}
const textOf = async (...given: Parameters<typeof printed>) => flat(pdfPages(await printed(...given)))
const years = (lines: readonly { name: string; amount: number; yearToDate: number }[]) =>
  lines.map(({ name, amount, yearToDate }) => [name, amount, yearToDate])

test('A24: every line of a first check is its own year, and reimbursements stand apart', async () => {
  const stub = await stubOf(fern)
  expect(years(stub.earnings)).toEqual([
    ['Forklift', 264, 264],
    ['Cashier', 140, 140],
    ['Night', 30, 30],
  ])
  expect(years(stub.deductions)).toEqual([
    ['Union dues', 10, 10],
    ['Uniform', 10, 10],
    ['Loan', 10, 10],
  ])
  expect(years(stub.reimbursementLines)).toEqual([
    ['Mileage', 20, 20],
    ['Phone', 20, 20],
  ])
  // 434 × 6.2 % and 1.45 %; 434 × 26 − 8,600 is below the first bracket.
  expect(stub).toMatchObject({ gross: 434, reimbursements: 40, net: 410.8 }) // 434 − 26.91 − 6.29 − 30 + 40
  expect(stub.totals).toMatchObject({
    gross: { amount: 434, yearToDate: 434 },
    taxes: { amount: 33.2, yearToDate: 33.2 },
    deductions: { amount: 30, yearToDate: 30 },
    reimbursements: { amount: 40, yearToDate: 40 },
    net: { amount: 410.8, yearToDate: 410.8 },
  })
})

test('1.10: California: hours, rates, sick leave, who pays and who is paid', async () => {
  const stub = await stubOf(cal)
  expect(stub).toMatchObject({
    companyName: 'Blue Heron Bakery',
    doingBusinessAs: 'Blue Heron',
    employerAddress: { address1: '12 Mill Street', city: 'Atlanta', state: 'GA', zipcode: '30303' },
    employerPhoneNumber: '4045550134',
    userAddress: { address1: '1 Elm Street', city: 'Springfield', state: 'CA' },
    ssnLastFour: expect.stringMatching(/^\d{4}$/),
    ...{ payBeginDate: '2026-11-30', payEndDate: '2026-12-13', payDate: '2026-12-18' },
    ...{ payRate: 24, payBasis: 'Per Hour', overtimeRate: 36 },
    ...{ hoursWorked: 78.5, hoursPaid: 78.5, regularHours: 72, overtimeHours: 6.5 },
    leaveBalances: [
      { name: 'Sick time', policyType: 'Sick Leave', balanceHours: 40, usedHours: 0, usedHoursYearToDate: 0 },
    ],
  })
  expect(stub.earnings).toMatchObject([
    { name: 'Regular', hours: 72, rate: 24, amount: 1728 },
    { name: 'Overtime', hours: 6.5, rate: 36, amount: 234 },
  ])
  expect(stub.requirements).toMatchObject({ state: 'CA', confidence: 'verified', missing: [] })
  expect(stub.requirements.contents).toEqual(
    expect.arrayContaining(['employeeNumber', 'leaveBalance', 'rates']),
  )

  const text = await textOf(cal)
  expect(text).toContain('Regular 24.00 72.00 1,728.00 1,728.00 Overtime 36.00 6.50 234.00')
  expect(text).toContain('Gross pay 78.50 $1,962.00') // 1,728 + 234
  expect(text).toContain('Sick time 0.00 0.00 40.00')
  expect(text).toContain('12 Mill Street · Atlanta, GA 30303 · (404) 555-0134')
  expect(text).toContain(`Social Security number ending in ${stub.ssnLastFour}`)
})

test('A24: after imported history both sides’ taxes agree, and its pay and deductions are lines of their own', async () => {
  const stub = await stubOf(hal)
  const social = { name: 'Social Security', amount: 124, yearToDate: 2604 } // 2,000 × 6.2 % + 2,480
  expect(stub.taxes).toEqual(expect.arrayContaining([expect.objectContaining(social)]))
  expect(stub.employerTaxes).toEqual(
    expect.arrayContaining([
      expect.objectContaining(social),
      expect.objectContaining({ name: 'FUTA', amount: 0, yearToDate: 42 }),
    ]),
  )
  expect(years(stub.earnings)).toEqual([['Salary', 2000, 2000]])
  const imported = { before: '2026-10-10' }
  expect(stub.earlierThisYear).toEqual([
    {
      section: 'earnings',
      name: 'Before Oct 10, 2026',
      yearToDate: 40_000,
      imported: { ...imported, type: '' },
    },
    {
      section: 'deductions',
      name: '401(k) before Oct 10, 2026',
      yearToDate: 2000,
      imported: { ...imported, type: '401(k)' },
    },
  ])
  expect(stub).toMatchObject({ grossYearToDate: 42_000, importedThrough: '2026-10-09', isNetYearKnown: true })
  expect(stub.netYearToDate).toBeCloseTo(31_840 + stub.net, 2)
  expect(stub.totals.deductions).toEqual({ amount: 0, yearToDate: 2000 })

  const { payPeriod } = await ok('reports/getPayPeriodDetails', { payPeriodId: at.payPeriodId })
  const item = payPeriod[0].payrollLineItems.find(({ userId }: { userId: string }) => userId === hal)
  expect(item.employerTaxDetails).toEqual(
    expect.arrayContaining([expect.objectContaining({ taxCode: 'US.socialSecurity', taxAmountYtd: 2604 })]),
  )
  expect(await textOf(hal)).toContain('Before Oct 10, 2026 – 40,000.00')
})

test('E: in Spanish, the same bytes each time, kept as a document', async () => {
  const text = await textOf(fern, { language: 'es' })
  expect(text).toContain('PERÍODO DE PAGO 30 nov 2026 – 13 dic 2026')
  expect(text).toContain('Pago neto $410.80')
  const [once, again] = [await printed(fern), await printed(fern)]
  expect(once.equals(again)).toBe(true)
  const kept = { companyId, userId: fern, fileName: 'stub.pdf', documentType: 'Pay stub' }
  const { document } = await ok('adminPortal/uploadDocument', {
    ...kept,
    fileBase64: once.toString('base64'),
  })
  expect(document.status).toBe('Success')
})

test('E: a contractor has a statement of payments', async () => {
  const payPeriodId = contracted!.payPeriodId
  const stub = await stubOf(con, payPeriodId)
  expect(stub).toMatchObject({
    workerType: '1099-NEC',
    gross: 2000,
    net: 2000,
    requirements: null,
    overtimeRate: null,
  })
  expect(await textOf(con, { payPeriodId })).toContain('Payment statement')
})

test('A24: the next check lists what it does not have; the first one stays as it was', async () => {
  const before = await printed(fern)
  await ok('payroll/importRegularDifferentialPayrollData', {
    ...later,
    payrollData: [{ userId: fern, basePay: jobs.slice(0, 1), deductions: deductions.slice(0, 1) }],
  })
  await ok('sandbox/advanceClock', { days: 14 })
  await run(later)
  const stub = await stubOf(fern, later.payPeriodId)
  expect(years(stub.earnings)).toEqual([['Forklift', 264, 528]])
  expect(
    stub.earlierThisYear.map((line: { name: string; yearToDate: number }) => [line.name, line.yearToDate]),
  ).toEqual([
    ['Cashier', 140],
    ['Night', 30],
    ['Mileage', 20],
    ['Phone', 20],
    ['Loan', 10],
    ['Uniform', 10],
  ])
  expect(stub.grossYearToDate).toBe(698) // 434 + 264
  expect(stub.totals.deductions).toEqual({ amount: 10, yearToDate: 40 })
  expect((await printed(fern)).equals(before)).toBe(true)
})

test('A24: a voided check is out of the year of those after it; its own stub is marked', async () => {
  await ok('payroll/voidPayroll', { ...at, userIds: [fern], reason: 'Wrong hours' })
  const stub = await stubOf(fern, later.payPeriodId)
  expect(years(stub.earnings)).toEqual([['Forklift', 264, 264]])
  expect(stub.earlierThisYear).toEqual([])
  const voided = await stubOf(fern)
  expect(voided).toMatchObject({ gross: 434, grossYearToDate: 434, voidedAt: expect.any(String) })
  expect(await textOf(fern)).toMatch(/VOID.*Void since (Dec|Jan) \d+, 202\d/)
})
