import { beforeEach, expect, test } from 'vitest'
import { payday } from '../support/payday.ts'
import { sharedService } from '../support/shared.ts'

/** A worker who has pay of a voided paycheck is somebody's to do until it is given back, or paychecks take it. */
const world = await sharedService()
const { ok } = world

beforeEach(() => ok('sandbox/resetSandbox'))

async function refusedReversal() {
  const demo = await payday(world, 1)
  const { companyId, first } = demo
  await demo.initiate()
  await demo.travelTo(first.payDate)
  await ok('payroll/voidPayroll', { companyId, payPeriodId: first.payPeriodId, reason: 'wrong rate' })
  const tasks = async (): Promise<readonly { code: string; description: string; operation: string }[]> =>
    (await ok('reports/getCompanyTask', { companyId })).tasks.filter(
      ({ code }: { code: string }) => code === 'settleOverpayment',
    )
  expect(await tasks()).toEqual([])
  await ok('sandbox/advanceClock', { days: 14 })
  const [reversal] = await demo.named('Reversal')
  const { requestReferenceId, transferAmount: net } = reversal!
  await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R02' })
  const [{ userId, userName }] = (await ok('reports/getOverpayments', { companyId })).overpayments
  return { who: { companyId, userId }, userName, net, tasks }
}

test('a reversal that the bank refused is a task until all of it was given back', async () => {
  const { who, userName, net, tasks } = await refusedReversal()
  expect(await tasks()).toMatchObject([
    {
      task: 'Settle Overpayment',
      description:
        `${userName} has ${net.toFixed(2)} of pay that was voided, and the bank does not give it back. Record what ` +
        `${userName} gives back, or take it from coming paychecks.`,
      operation: 'adminPortal/addOverpaymentRepayment',
    },
  ])
  await ok('adminPortal/addOverpaymentRepayment', { overpaymentRepayment: { ...who, amount: 100 } })
  expect((await tasks())[0]!.description).toContain(`${userName} has ${(net - 100).toFixed(2)} of pay`)
  const { overpaymentRepayment } = await ok('adminPortal/addOverpaymentRepayment', {
    overpaymentRepayment: who,
  })
  expect(await tasks()).toEqual([])
  const { overpaymentRepaymentId } = overpaymentRepayment
  await ok('adminPortal/removeOverpaymentRepayment', {
    overpaymentRepayment: { companyId: who.companyId, overpaymentRepaymentId, reason: 'not honored' },
  })
  expect(await tasks()).toHaveLength(1)
})

test('what coming paychecks take back is no task, unless they take less, or there are none', async () => {
  const { who, tasks } = await refusedReversal()
  const item = { payItem: 'Deduction', type: 'Overpayment Recovery', amountPerPayperiod: 50 }
  const { recurringPayItem } = await ok('adminPortal/addRecurringPayItem', {
    ...{ ...who, ...item, recoversOverpayment: true },
  })
  const { recurringPayItemId } = recurringPayItem
  expect(await tasks()).toEqual([])
  await ok('adminPortal/updateRecurringPayItem', { ...who, recurringPayItemId, totalAmount: 60 })
  expect(await tasks()).toHaveLength(1)
  await ok('adminPortal/removeRecurringPayItem', { ...who, recurringPayItemId })
  await ok('adminPortal/addRecurringPayItem', { ...who, ...item, recoversOverpayment: true })
  expect(await tasks()).toEqual([])
  const exitDate = (await ok('sandbox/getClock')).clock.today
  await ok('adminPortal/deactivateUser', { user: { ...who, exitDate } })
  expect(await tasks()).toHaveLength(1)
})
