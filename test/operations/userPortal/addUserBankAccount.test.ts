import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { account, people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { accounts } from './accounts.ts'

const sandbox = await sharedService()
const { call, ok, owner } = sandbox
const { companyId, withKyc, add, shares } = await accounts(sandbox)
const { verifiedCompany, shown } = people(sandbox)

test('is answered masked: a star per hidden digit and the last four', async () => {
  const who = await withKyc()
  await add(who, { accountNumber: '1234567890123', accountType: 'SAVINGS' })
  expect((await shown(who)).bankAccounts).toEqual([
    {
      userPayAccountEntityId: expect.any(String),
      bankName: 'First Example Bank',
      accountName: 'Jo Reed',
      accountNumber: '*********0123',
      payPercentage: 100,
      paySplit: 'percent',
      payAmount: 0,
      accountType: 'savings',
      status: 'pending',
      accountPriority: '1',
    },
  ])
})

test.each([
  [{ routingNumber: '021000022' }, 'Invalid RoutingNumber'],
  [{ routingNumber: '' }, 'Invalid RoutingNumber'],
  [{ accountType: 'gold' }, 'Invalid AccountType'],
  [{ companyId: 'x' }, 'Invalid CompanyId'],
  [{ userId: 'x' }, 'Invalid UserId'],
  [{ payPercentage: 100.5 }, 'userPayAccountEntity.payPercentage: must be at most 100'],
])('%j is refused', async (over, message) => {
  expect(await call('userPortal/addUserBankAccount', account(await withKyc(), over))).toMatchObject(
    refused(message),
  )
})

test('a user of another company', async () => {
  const who = await withKyc()
  const other = await verifiedCompany()
  expect(await call('userPortal/addUserBankAccount', account({ ...who, companyId: other }))).toMatchObject(
    refused('Invalid UserId'),
  )
})

test('accounts without all of the pay, or without any of it, are told', async () => {
  const who = await withKyc()
  const message = async (over: object) =>
    (await ok('userPortal/addUserBankAccount', account(who, over))).userPayAccountEntity.message
  const added = 'Bank account added successfully; verification is in progress'
  expect(await message({ payPercentage: 60.5 })).toBe(
    `${added}; the accounts have 60.5 percent of the pay, and until they have 100 all of it is paid by Check`,
  )
  expect(await message({ payPercentage: 39.5 })).toBe(added)
  expect(await message({ payPercentage: 0 })).toBe(
    `${added}; it is paid nothing until updateUserPayPercentage or updateUserPaySplits gives it a share`,
  )
})

test('shares come to at most 100; left out, a share is what the others leave', async () => {
  const who = await withKyc()
  await add(who, { payPercentage: 60 })
  expect(await call('userPortal/addUserBankAccount', account(who, { payPercentage: 40.01 }))).toMatchObject(
    refused(
      'The payPercentage of all accounts of a user must not exceed 100, and the others leave 40. Leave payPercentage ' +
        'out to add the account with what is left, then share out anew with updateUserPayPercentage, all accounts in ' +
        'one call',
    ),
  )
  await add(who, { payPercentage: undefined, accountNumber: '55556666' })
  expect(await shares(who)).toEqual([60, 40])
})

test('a second account beside one with 100: the way that the refusal tells', async () => {
  const who = await withKyc()
  const first = await add(who, { payPercentage: 100 })
  const over = account(who, { payPercentage: 40, accountNumber: '55556666' })
  expect((await call('userPortal/addUserBankAccount', over)).body.error.message).toMatch(
    'the others leave 0. Leave payPercentage out',
  )
  const second = await add(who, { payPercentage: undefined, accountNumber: '55556666' })
  const userPayAccountEntity = [
    { userPayAccountEntityId: first, payPercentage: 60 },
    { userPayAccountEntityId: second, payPercentage: 40 },
  ]
  await ok('userPortal/updateUserPayPercentage', { userId: who.userId, userPayAccountEntity })
  expect(await shares(who)).toEqual([60, 40])
})

test('passes verification within ten seconds of the client’s clock', async () => {
  const who = await withKyc()
  await add(who)
  const { now } = (await ok('sandbox/getClock')).clock
  await ok('sandbox/setClock', { to: new Date(Date.parse(now) + 10_000).toISOString() })
  expect((await shown(who)).bankAccounts).toMatchObject([{ status: 'ready' }])
})

test('a change of account shortly before payday is flagged in the audit log', async () => {
  const who = await withKyc()
  const flags = async () =>
    (
      await owner.query(
        `select facts->>'closeToPayday' as day from audit
         where operation = 'userPortal/addUserBankAccount' and $1 = any(subject_ids) order by audit_id`,
        [who.userId],
      )
    ).rows.map((row) => row.day)
  await add(who, { payPercentage: 50 })
  const { today } = (await ok('sandbox/getClock')).clock
  await owner.query(
    `insert into pay_period (company_id, client_id, pay_period_id, worker_type, period_type, frequency, begin_date,
       end_date, pay_date, deadline, status, created_at)
     select company_id, client_id, gen_random_uuid(), 'W2', 'Off-Cycle', 'Weekly', $2::date, $2::date, $2::date + 3,
       $2::date, 'new', now() from company where company_id = $1`,
    [companyId, today],
  )
  await add(who, { payPercentage: 50, accountNumber: '55556666' })
  expect(await flags()).toEqual([null, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
})
