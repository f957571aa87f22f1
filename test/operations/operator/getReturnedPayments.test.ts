import { expect, test } from 'vitest'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { ok, stranger } = sandbox

test('what came back from agencies is listed until it is issued again', async () => {
  const demo = await payday(sandbox, 2)
  await demo.initiate()
  await demo.travelTo(demo.first.payDate)
  const [deposit] = await demo.named('TaxPayment')
  const { requestReferenceId, transferAmount } = deposit!
  await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R03' })
  expect((await ok('operator/getReturnedPayments')).returnedPayments).toMatchObject([
    { requestReferenceId, amount: transferAmount, reason: 'No Account / Unable to Locate' },
  ])
  expect((await ok('operator/getHealth')).health).toMatchObject({ status: 'attention', paymentsReturned: 1 })
  expect((await stranger('operator/getReturnedPayments')).body).toEqual({ returnedPayments: [] })
  await ok('payroll/reissuePayment', { requestReferenceId })
  expect((await ok('operator/getReturnedPayments')).returnedPayments).toEqual([])
})
