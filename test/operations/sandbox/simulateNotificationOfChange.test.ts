import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
// Sixty days on, the taxes of the quarter are paid.
await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
const demo = await payday(sandbox, 1)
await demo.initiate()
const body = (requestReferenceId: string, more: object = {}) => ({
  requestReferenceId,
  changeCode: 'C01',
  correctedData: '1918171614',
  ...more,
})

test('a payment that no file has carried, an unknown one, an unknown code', async () => {
  const [credit] = await demo.named('AchCredit')
  const address = 'sandbox/simulateNotificationOfChange'
  expect(await call(address, body(credit!.requestReferenceId))).toMatchObject(
    refused('No file has carried this AchCredit: a bank can say nothing about it'),
  )
  expect(await call(address, body(newId()))).toMatchObject(refused('Invalid RequestReferenceId'))
  expect(await call(address, body(credit!.requestReferenceId, { changeCode: 'C99' }))).toMatchObject(
    refused('Invalid ChangeCode'),
  )
})

test('D: an account of a worker changes; one of an agency is the operator’s to correct', async () => {
  await demo.travelTo(demo.first.payDate, '22:00')
  const [credit] = await demo.named('AchCredit')
  const { transaction } = await ok('sandbox/simulateNotificationOfChange', body(credit!.requestReferenceId))
  expect(transaction).toMatchObject({ status: 'applied', message: 'C01 Incorrect Account Number' })
  const { users } = await ok('reports/getUsers', { companyId: demo.companyId })
  const { user } = await ok('reports/getUser', { companyId: demo.companyId, userId: users[0].userId })
  expect(user[0].bankAccounts[0].accountNumber).toBe('******1614')

  await ok('sandbox/advanceClock', { days: 60 })
  const [tax] = await demo.named('TaxPayment')
  const noted = await ok('sandbox/simulateNotificationOfChange', body(tax!.requestReferenceId))
  expect(noted.transaction).toMatchObject({
    status: 'noted',
    message: 'C01 Incorrect Account Number: the operator corrects the payee’s account',
  })
})
