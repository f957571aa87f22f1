import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { accounts } from './accounts.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, withKyc, add } = await accounts(sandbox)
const { shown, statusOf, onboarded, later } = people(sandbox)

test('an account of another person is unknown', async () => {
  const [who, other] = [await withKyc(), await withKyc()]
  const foreign = await add(other)
  expect(
    await call('userPortal/deactivateUserBankAccount', {
      userId: who.userId,
      userPayAccountEntityId: foreign,
    }),
  ).toMatchObject(refused('Invalid UserPayAccountEntityId'))
})

test('A9: without the last one a direct-deposit worker stays Active, and is paid by Check until there is a new one', async () => {
  const who = await onboarded(companyId)
  await later()
  expect(await statusOf(who)).toBe('Active')
  const [{ userPayAccountEntityId }] = (await shown(who)).bankAccounts
  const body = { userId: who.userId, userPayAccountEntityId }
  expect(await ok('userPortal/deactivateUserBankAccount', body)).toMatchObject({
    userPayAccountEntity: { userPayAccountEntityId, status: 'deactivated' },
  })
  expect(await statusOf(who)).toBe('Active')
  const state = { code: 'addStateCertificate' }
  const left = { task: 'Add Bank Account' }
  expect((await ok('reports/getUserTask', who)).tasks).toMatchObject([left, state])
  expect((await call('userPortal/deactivateUserBankAccount', body)).status).toBe(400)
  await add(who)
  // Another account instead of the first: it waits for a day.
  expect((await ok('reports/getUserTask', who)).tasks).toMatchObject([
    state,
    { code: 'confirmBankAccountChange', task: 'Confirm Bank Account Change' },
  ])
  await ok('sandbox/advanceClock', { hours: 24 })
  expect((await ok('reports/getUserTask', who)).tasks).toMatchObject([state])
})

test('one that is put away before the bank answers stays away', async () => {
  const who = await withKyc()
  const userPayAccountEntityId = await add(who)
  await ok('userPortal/deactivateUserBankAccount', { userId: who.userId, userPayAccountEntityId })
  await later()
  expect((await shown(who)).bankAccounts).toMatchObject([{ status: 'deactivated' }])
})
