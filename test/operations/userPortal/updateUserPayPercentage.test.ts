import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { accounts } from './accounts.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { withKyc, add, shares } = await accounts(sandbox)

test('must sum to 100 over the accounts in use', async () => {
  const who = await withKyc()
  const [first, second] = [await add(who), await add(who, { payPercentage: 0, accountNumber: '55556666' })]
  const update = (...given: readonly [string, number][]) =>
    call('userPortal/updateUserPayPercentage', {
      userId: who.userId,
      userPayAccountEntity: given.map(([userPayAccountEntityId, payPercentage]) => ({
        userPayAccountEntityId,
        payPercentage,
      })),
    })
  const not100 = (sum: string) =>
    refused(
      `The payPercentage of all accounts of a user must sum to 100, and would sum to ${sum}. Send every account whose ` +
        'share changes in one call; a new account is added first, with addUserBankAccount and without payPercentage',
    )
  expect(await update([first, 70], [second, 29.99])).toMatchObject(not100('99.99'))
  expect(await update([first, 70])).toMatchObject(not100('70'))
  expect(await shares(who)).toEqual([100, 0])
  expect(await update([first, 70], [second, 30])).toMatchObject({
    status: 200,
    body: { userPayAccountEntity: { userId: who.userId, status: 'Ready' } },
  })
  expect(await shares(who)).toEqual([70, 30])
  expect(await update([crypto.randomUUID(), 100])).toMatchObject(refused('Invalid UserPayAccountEntityId'))

  await ok('userPortal/deactivateUserBankAccount', { userId: who.userId, userPayAccountEntityId: second })
  expect(await shares(who)).toEqual([100, 0])
  expect(await update([second, 100])).toMatchObject(
    refused(
      'A bank account that is failed or deactivated takes no share of the pay; add one with addUserBankAccount',
    ),
  )
})
