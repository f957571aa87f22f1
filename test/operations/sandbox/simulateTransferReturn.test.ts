import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const demo = await payday(sandbox, 2)
const { companyId } = demo
const { payPeriodId } = demo.first
await demo.initiate()

test('a credit comes back, and once', async () => {
  const [credit] = await demo.named('AchCredit')
  const give = (over: object = {}) =>
    call('sandbox/simulateTransferReturn', {
      requestReferenceId: credit!.requestReferenceId,
      returnCode: 'R01',
      ...over,
    })
  await demo.travelTo(demo.first.payDate, '22:00')
  expect(await give({ returnCode: 'R99' })).toMatchObject(refused('Invalid ReturnCode'))
  expect(await give({ requestReferenceId: newId() })).toMatchObject(refused('Invalid RequestReferenceId'))
  expect(await give()).toMatchObject({
    status: 200,
    body: {
      transaction: { status: 'returned', message: expect.stringMatching(/^AchCredit came back: R01/) },
    },
  })
  const { payPeriod } = await ok('reports/getPayPeriodDetails', { companyId, payPeriodId })
  expect(payPeriod[0].returnedPayments).toMatchObject([{ requestReferenceId: credit!.requestReferenceId }])
  expect(await give()).toMatchObject(refused('This AchCredit is returned and cannot come back'))
})
