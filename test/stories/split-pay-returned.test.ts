import { expect, test } from 'vitest'
import { payday } from '../support/payday.ts'
import { sharedService } from '../support/shared.ts'

const world = await sharedService()
const { ok, call } = world

const account = (accountNumber: string) => ({
  ...{ accountNumber, routingNumber: '021000021', bankName: 'Bank', accountType: 'savings' },
  ...{ accountName: 'Savings', payPercentage: 0 },
})

test('an account that is put away, or that a bank closed, is told as what it is', async () => {
  await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
  const demo = await payday(world, 1)
  const { companyId, first, second } = demo
  const [{ userId }] = (await ok('reports/getActiveUsers', { companyId })).users
  const accounts = async (): Promise<readonly string[]> =>
    (await ok('reports/getUser', { companyId, userId })).user[0].bankAccounts.map(
      (each: { userPayAccountEntityId: string }) => each.userPayAccountEntityId,
    )
  for (const number of ['600000001111', '600000002222']) {
    await ok('userPortal/addUserBankAccount', {
      userPayAccountEntity: { companyId, userId, ...account(number) },
    })
  }
  await ok('sandbox/advanceClock', { hours: 1 })
  const [one, two, three] = await accounts()
  const split = (userPayAccountEntityId: string | undefined, kind: string, value?: number) => ({
    ...{ userPayAccountEntityId, kind, value },
  })
  const splits = [split(one, 'amount', 100.01), split(two, 'percent', 33.33), split(three, 'remainder')]
  await ok('userPortal/updateUserPaySplits', { userId, splits })
  await ok('sandbox/advanceClock', { days: 2 })
  await demo.initiate()

  const gone = { userId, userPayAccountEntityId: two }
  const { userPayAccountEntity: left } = await ok('userPortal/deactivateUserBankAccount', gone)
  expect(left.message).toBe(
    'Bank account deactivated successfully; pay still goes there until 2026-11-19, 11:00 US Eastern, or until the worker ' +
      'confirms it from the e-mail that was sent',
  )
  await demo.travelTo(first.payDate)
  const paid = await demo.named('AchCredit')
  const rest = paid.find(({ destinationAccount }) => destinationAccount === three)!
  const { requestReferenceId } = rest
  await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R02' })

  const again = { requestReferenceId, userPayAccountEntityId: three }
  expect((await call('payroll/reissuePayment', again)).body.error.message).toBe(
    'This bank account is failed and cannot be paid into: name another, or pay by Check',
  )
  const { warnings } = await ok('payroll/previewPayroll', { companyId, payPeriodId: second.payPeriodId })
  expect(warnings).toContainEqual(
    expect.stringMatching(
      / has a bank account that cannot be paid into, and nobody said who else has its part: all of it is paid by Check$/,
    ),
  )
})
