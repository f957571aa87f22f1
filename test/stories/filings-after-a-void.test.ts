import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** 5,000 on March 20 and on April 3, 2026, in Texas with a base of 9,000; the first is voided after the second was filed. */
const world = await sharedService()
const { ok } = world
const { company, hire, schedule, run, later } = payroll(world)

const companyId = await company({ today: '2026-03-02', states: { TX: '2.7%' } })
const { userId } = await hire(companyId, { name: 'Cal Cap', state: 'TX', rate: 130_000 })
await later()
const periods = await schedule(companyId, { payBeginDate: '2026-03-02', payDate: '2026-03-20' })
await run({ companyId, payPeriodId: periods[0]!.payPeriodId })
await ok('sandbox/setClock', { to: '2026-03-30T15:00:00Z' })
await run({ companyId, payPeriodId: periods[1]!.payPeriodId })
await ok('adminPortal/updateFilingProfile', {
  filingProfile: { companyId, signerName: 'Ada Marsh', signerTitle: 'Owner', signerPhone: '404-555-0100' },
})
await ok('sandbox/setClock', { to: '2026-07-06T15:00:00Z' })

const report = { companyId, form: 'wageReport', jurisdiction: 'TX', period: '2026-Q2' }
const prepared = async () => (await ok('adminPortal/prepareFiling', { filing: report })).filing
const linesOf = async (filingId: string): Promise<Record<string, string>> => {
  const { filing } = await ok('reports/getFiling', { filingId })
  return Object.fromEntries(
    filing.figures.lines.map((each: { line: string; value: string }) => [each.line, each.value]),
  )
}
const outdated = async () =>
  (await ok('reports/getCompanyTask', { companyId })).tasks.filter(
    ({ code }: { code: string }) => code === 'amendFiling',
  )

test('a report of wages counts the base that a void freed for who has left, and the one that was filed is outdated', async () => {
  const { filingId } = await prepared()
  expect(await linesOf(filingId)).toMatchObject({ uiTotalWages: '5000.00', uiTaxableWages: '4000.00' })
  await ok('adminPortal/approveFiling', { filingId })
  await ok('adminPortal/markFiled', { filingId, confirmation: 'TX 1' })
  const { payPeriodId } = periods[0]!
  await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'Paid by mistake' })
  // Who works on is paid again, and that paycheck catches up.
  expect(await outdated()).toEqual([])
  await ok('adminPortal/terminateUser', {
    user: {
      ...{ companyId, userId, exitDate: '2026-07-02', personalEmail: '', dismissalType: 'Dismissed' },
      finalPayCheckType: 'They will be paid by supplemental payroll',
    },
  })
  expect(await outdated()).toHaveLength(1)
  const explanation = 'A paycheck was voided'
  const { filing } = await ok('adminPortal/amendFiling', { filingId, explanation })
  expect(await linesOf(filing.filingId)).toMatchObject({
    ...{ uiTotalWages: '5000.00', uiTaxableWages: '5000.00', uiExcessWages: '0.00' },
  })
  expect(filing.notes).toContainEqual(
    expect.stringMatching(/^Taxable wages count 1000.00 that voided paychecks/),
  )
})

// 100,000 each: of the second 84,500 were within 184,500, and all of it is since the first is gone.
test('Social Security tax that nobody takes any more is told by the void and on Form 941', async () => {
  await ok('sandbox/resetSandbox')
  const other = await company({ today: '2026-03-02', states: { TX: '2.7%' } })
  await hire(other, { name: 'Mo High', state: 'TX', rate: 2_600_000 })
  await later()
  const [first, second] = await schedule(other, { payBeginDate: '2026-03-02', payDate: '2026-03-20' })
  await run({ companyId: other, payPeriodId: first!.payPeriodId })
  await ok('sandbox/setClock', { to: '2026-03-30T15:00:00Z' })
  await run({ companyId: other, payPeriodId: second!.payPeriodId })
  await ok('sandbox/setClock', { to: '2026-12-30T15:00:00Z' })
  const voiding = { companyId: other, payPeriodId: first!.payPeriodId, reason: 'Paid by mistake' }
  const { payPeriod } = await ok('payroll/voidPayroll', voiding)
  expect(payPeriod.message).toBe(
    '1 paycheck voided; 15500.00 of later pay of 1 worker had no Social Security tax and is within the base of 2026 now: ' +
      'later paychecks of the year take it, each up to its own pay; of what is left after the last, both shares are owed ' +
      'with Form 941-X, and the W-2 says how much',
  )
  const notesOf = async (period: string) =>
    (await ok('adminPortal/prepareFiling', { filing: { companyId: other, form: '941', period } })).filing
      .notes
  const note = expect.stringMatching(/^15500.00 of wages within the base of the year had no Social Security/)
  expect(await notesOf('2026-Q2')).not.toContainEqual(note)
  await ok('sandbox/setClock', { to: '2027-01-05T15:00:00Z' })
  expect(await notesOf('2026-Q2')).toContainEqual(note)
})
