import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/**
 * General Instructions for Forms W-2 and W-3, "Deceased employee's wages". Everybody has 52,000 a year: 2,000 in two weeks.
 * The first period is paid on November 13, 2026, before the death on November 20; the second after it, on November 27.
 */
const sandbox = await sharedService()
const { ok } = sandbox
const { company, hire, schedule, run, later } = payroll(sandbox)
const companyId = await company({ today: '2026-10-26', states: { TX: '2.7%', GA: '2.7%' } })
const dee = await hire(companyId, { name: 'Dee Texan', state: 'TX', rate: 52_000 })
const gil = await hire(companyId, { name: 'Gil Georgian', state: 'GA', rate: 52_000 })
await hire(companyId, { name: 'Liv Living', state: 'TX', rate: 52_000 })
await later()
const periods = await schedule(companyId, { payBeginDate: '2026-10-26', payDate: '2026-11-13' })
const at = (place: number) => ({ companyId, payPeriodId: periods[place]!.payPeriodId })
await run(at(0))
await ok('sandbox/setClock', { to: '2026-11-20T20:00:00Z' })
for (const { userId } of [dee, gil])
  await ok('adminPortal/terminateUser', {
    user: {
      ...{ companyId, userId, exitDate: '2026-11-20', personalEmail: '', terminationChoice: 'Deceased' },
      finalPayCheckType: 'They will be paid during a regular payroll cycle',
    },
  })
const second = await run(at(1))

test('in the year of death Social Security, Medicare and FUTA are taken, and no federal income tax', () => {
  const fica = { 'Social Security': 124, Medicare: 29 } // 6.2 % and 1.45 % × 2,000
  const { taken, employer, net } = second['Dee Texan']!
  expect(second['Liv Living']!.taken).toMatchObject({
    'Federal Withholding Tax': expect.any(Number),
    ...fica,
  })
  expect({ taken, net }).toEqual({ taken: fica, net: 1847 })
  expect(employer).toEqual({ ...fica, FUTA: 12, 'TX - State Unemployment Insurance': 54 })
})

test('a state goes on, and the worksheet says why the federal tax is nothing', async () => {
  const { taken } = second['Gil Georgian']!
  expect(Object.keys(taken)).toEqual(['Social Security', 'Medicare', 'GA - State Withholding Tax'])
  const { payPeriodId } = at(1)
  const explained = await ok('reports/explainPaycheck', { payPeriodId, userId: gil.userId })
  expect(JSON.stringify(explained)).toContain('nothing of wages that are paid after the worker’s death')
})

test('the next year no federal tax is taken', async () => {
  await ok('sandbox/setClock', { to: '2027-01-04T15:00:00Z' })
  const dates = { payBeginDate: '2027-01-04', payEndDate: '2027-01-04', payDate: '2027-01-08' }
  const { payPeriodId } = (
    await ok('payroll/addSupplementalPayPeriod', {
      payPeriod: { companyId, payPeriodType: 'Off-Cycle', workerType: 'W2', ...dates },
    })
  ).payPeriod
  const payrollLineItems = [{ userId: dee.userId, amount: 100 }]
  await ok('payroll/addUsersToSupplementalPayPeriod', { companyId, payPeriodId, payrollLineItems })
  const slips = await run({ companyId, payPeriodId })
  expect(slips['Dee Texan']).toMatchObject({ taken: {}, gross: 100, net: 100 })
  expect(Object.keys(slips['Dee Texan']!.employer)).toEqual(['TX - State Unemployment Insurance'])
})

interface Shown {
  readonly line: string
  readonly value: string
}
const filed = async (filing: object): Promise<Record<string, string>> => {
  const { filingId } = (await ok('adminPortal/prepareFiling', { filing: { companyId, ...filing } })).filing
  const { figures } = (await ok('reports/getFiling', { filingId })).filing
  return Object.fromEntries(figures.lines.map(({ line, value }: Shown) => [line, value]))
}

test('box 1 has what was paid in life, boxes 3 and 5 have all of the year, and the next year has no W-2', async () => {
  const forms = async (year: number) => {
    await filed({ form: 'W-2', period: String(year) })
    return (await ok('reports/getTaxForms', { companyId, year })).taxForms
  }
  const isHers = ({ userId }: { userId: string }) => userId === dee.userId
  const { boxes } = (await forms(2026)).find(isHers)
  expect(boxes).toMatchObject({ 1: '2000.00', 3: '4000.00', 4: '248.00', 5: '4000.00', 6: '58.00' })
  expect((await forms(2027)).filter(isHers)).toEqual([])
})

test('Forms 941 and 940 agree with that', async () => {
  const quarter = await filed({ form: '941', period: '2026-Q4' })
  // Two of six paychecks are after the death: 8,000 of 12,000.
  expect(quarter).toMatchObject({ 2: '8000.00', '5a1': '12000.00', '5c1': '12000.00' })
  expect(await filed({ form: '940', period: '2026' })).toMatchObject({ 3: '12000.00' })
})
