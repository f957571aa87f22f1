import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { refusals } from './refusals.ts'

const world = await sharedService()
const { ok, owner } = world
const { demo, companyId, first, message } = await refusals(world)

test('a voided paycheck is not paid again, though its credit came back', async () => {
  await demo.initiate()
  await demo.travelTo(first.payDate)
  const [credit] = await demo.named('AchCredit')
  await ok('sandbox/simulateTransferReturn', {
    requestReferenceId: credit!.requestReferenceId,
    returnCode: 'R03',
  })
  const { rows } = await owner.query('select user_id from transfer where transfer_id = $1', [
    credit!.requestReferenceId,
  ])
  await ok('payroll/voidPayroll', {
    companyId,
    payPeriodId: first.payPeriodId,
    userIds: [rows[0].user_id],
    reason: 'not owed',
  })
  const again = await message('payroll/reissuePayment', { requestReferenceId: credit!.requestReferenceId })
  expect([
    'The paycheck of this payment was voided; pay in a supplemental period: addSupplementalPayPeriod',
    'This payment was issued again already; getTransactions lists the new one',
  ]).toContain(again)
})
