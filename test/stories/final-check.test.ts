import { expect, test } from 'vitest'
import { holdsIn } from '../support/invariants.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** Final wages that the state wants before the bank can be drawn: checks go at once, everything else after the draw. */
const world = await sharedService()
const { ok, owner } = world
const { company, hire, schedule } = payroll(world)
const companyId = await company({ today: '2026-11-30', states: { CA: '3.4%' } })
const gil = await hire(companyId, { name: 'Gil Garnished', state: 'CA', rate: 52_000 })
const dee = await hire(companyId, { name: 'Dee Deposit', state: 'CA', rate: 52_000 })
await ok('sandbox/advanceClock', { hours: 1 })
await schedule(companyId, { payBeginDate: '2026-11-16', payDate: '2026-12-04' })
await ok('adminPortal/addGarnishment', {
  garnishment: {
    ...gil,
    garnishmentType: 'Child Support',
    garnishmentAgency: 'State Disbursement Unit',
    garnishmentFields: {
      ...{ 'Case Number': 'C-1', 'Remittance Number': 'R-1', 'FIPS Code': '0600000', State: 'CA' },
      'Current Support Amount': '400.00',
    },
  },
})

const leave = async ({ userId }: { userId: string }) => {
  const finalPayCheckType = 'They will be paid by supplemental payroll'
  const user = { companyId, userId, exitDate: '2026-11-30', personalEmail: '', finalPayCheckType }
  await ok('adminPortal/terminateUser', { user: { ...user, dismissalType: 'Dismissed' } })
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const [final] = unprocessedPayPeriods.filter(
    ({ payPeriodType, payPeriodStatus }: Record<string, string>) =>
      payPeriodType === 'Off-Cycle' && payPeriodStatus === 'new',
  )
  return final.payPeriodId as string
}
const run = (payPeriodId: string) => ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
const statusOf = async (payPeriodId: string) =>
  (await ok('reports/getPayPeriodDetails', { payPeriodId })).payPeriod[0].payPeriodStatus
const moved = async (payPeriodId: string, transactionName: string) =>
  (await ok('reports/getTransactionsBasedOnName', { payPeriodId, transactionName })).payrollTransaction.map(
    ({ status }: { status: string }) => status,
  )

test('an order on a final check is paid the day after the draw', async () => {
  const payPeriodId = await leave(gil)
  expect((await run(payPeriodId)).payPeriod).toMatchObject({ payDate: '2026-11-30', debitDate: '2026-12-01' })
  await ok('sandbox/setClock', { to: '2026-12-01T17:00:00Z' })
  expect(await moved(payPeriodId, 'AchDebit')).toEqual(['complete'])
  expect(await moved(payPeriodId, 'GarnishmentPayment')).toEqual(['pending'])
  // The check was theirs on payday; what is drawn for others follows.
  expect(await statusOf(payPeriodId)).toBe('processed')
  await ok('sandbox/setClock', { to: '2026-12-02T17:00:00Z' })
  expect(await moved(payPeriodId, 'GarnishmentPayment')).toEqual(['complete'])
  await holdsIn(owner, companyId)
})

test('who is paid by deposit after all has it with the order, the day after the draw', async () => {
  const payPeriodId = await leave(dee)
  const payrollLineItems = [{ userId: dee.userId, paymentMethod: 'Direct Deposit' }]
  await ok('payroll/addUsersToSupplementalPayPeriod', { companyId, payPeriodId, payrollLineItems })
  expect((await run(payPeriodId)).payPeriod).toMatchObject({ payDate: '2026-12-02', debitDate: '2026-12-03' })
  await ok('sandbox/setClock', { to: '2026-12-03T17:00:00Z' })
  expect(await moved(payPeriodId, 'AchCredit')).toEqual(['pending'])
  await ok('sandbox/setClock', { to: '2026-12-04T17:00:00Z' })
  expect(await moved(payPeriodId, 'AchCredit')).toEqual(['complete'])
  expect(await statusOf(payPeriodId)).toBe('processed')
  await holdsIn(owner, companyId)
})
