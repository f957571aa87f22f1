import { describe, expect, test } from 'vitest'
import { account, kyc, people, type Who } from '../../support/people.ts'
import { service } from '../../support/service.ts'

const sandbox = await service()
const { call, ok, owner } = sandbox
const { verifiedCompany, added, shown, statusOf, onboarded, later } = people(sandbox)

const companyId = await verifiedCompany()
const refused = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })

const withKyc = async (): Promise<Who> => {
  const who = await added(companyId)
  await ok('userOnboarding/addKycInformation', kyc(who))
  return who
}
const add = async (who: Who, over: object = {}): Promise<string> =>
  (await ok('userPortal/addUserBankAccount', account(who, over))).userPayAccountEntity.userPayAccountEntityId
const shares = async (who: Who) =>
  (await shown(who)).bankAccounts.map((each: { payPercentage: number }) => each.payPercentage)

describe('addUserBankAccount', () => {
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

  test('shares come to at most 100; left out, a share is what the others leave', async () => {
    const who = await withKyc()
    await add(who, { payPercentage: 60 })
    expect(await call('userPortal/addUserBankAccount', account(who, { payPercentage: 40.01 }))).toMatchObject(
      refused('The payPercentage of all accounts of a user must not exceed 100'),
    )
    await add(who, { payPercentage: undefined, accountNumber: '55556666' })
    expect(await shares(who)).toEqual([60, 40])
  })

  test('passes verification within ten seconds of the client’s clock', async () => {
    const who = await withKyc()
    await add(who)
    const { now } = (await ok('sandbox/getClock')).clock
    await ok('sandbox/setClock', { to: new Date(Date.parse(now) + 10_000).toISOString() })
    expect((await shown(who)).bankAccounts).toMatchObject([{ status: 'ready' }])
  })
})

describe('updateUserPayPercentage', () => {
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
    const not100 = refused('The payPercentage of all accounts of a user must sum to 100')
    expect(await update([first, 70], [second, 29.99])).toMatchObject(not100)
    expect(await update([first, 70])).toMatchObject(not100)
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
      refused('A bank account that is failed or deactivated takes no share of the pay'),
    )
  })

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
})

describe('deactivateUserBankAccount', () => {
  test('the last one takes a direct-deposit worker back to Ready; a new one brings them back', async () => {
    const who = await onboarded(companyId)
    await later()
    expect(await statusOf(who)).toBe('Active')
    const [{ userPayAccountEntityId }] = (await shown(who)).bankAccounts
    const body = { userId: who.userId, userPayAccountEntityId }
    expect(await ok('userPortal/deactivateUserBankAccount', body)).toMatchObject({
      userPayAccountEntity: { userPayAccountEntityId, status: 'deactivated' },
    })
    expect(await statusOf(who)).toBe('Ready')
    expect((await call('userPortal/deactivateUserBankAccount', body)).status).toBe(400)
    await add(who)
    expect(await statusOf(who)).toBe('Active')
  })

  test('one that is put away before the bank answers stays away', async () => {
    const who = await withKyc()
    const userPayAccountEntityId = await add(who)
    await ok('userPortal/deactivateUserBankAccount', { userId: who.userId, userPayAccountEntityId })
    await later()
    expect((await shown(who)).bankAccounts).toMatchObject([{ status: 'deactivated' }])
  })
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

describe('updateKycInformation', () => {
  test('changes address and phone from today on, and nothing else', async () => {
    const who = await withKyc()
    const before = await shown(who)
    const body = {
      kycInformation: {
        userId: who.userId,
        address1: '9 Oak Road',
        address2: '',
        city: 'Macon',
        state: 'ga',
        zipcode: '31201',
        phoneNumber: '(478) 555-0100',
      },
    }
    expect(await ok('userPortal/updateKycInformation', body)).toMatchObject({
      kycInformation: { userId: who.userId, status: 'Ready' },
    })
    expect(await shown(who)).toEqual({
      ...before,
      phoneNumber: '4785550100',
      userAddress: { address1: '9 Oak Road', city: 'Macon', state: 'GA', zipcode: '31201', country: 'US' },
    })
  })

  test('keeps what is left out; an address comes whole', async () => {
    const who = await withKyc()
    const before = await shown(who)
    const update = (sent: object) =>
      call('userPortal/updateKycInformation', { kycInformation: { userId: who.userId, ...sent } })

    expect(await update({ phoneNumber: '4785550101', city: null })).toMatchObject({ status: 200 })
    expect(await shown(who)).toEqual({ ...before, phoneNumber: '4785550101' })
    const moved = { address1: '9 Oak Road', city: 'Macon', state: 'GA', zipcode: '31201' }
    expect(await update(moved)).toMatchObject({ status: 200 })
    expect((await shown(who)).userAddress).toEqual({ ...moved, country: 'US' })

    const { state: _, ...stateless } = moved
    for (const [sent, field] of [
      [stateless, 'state'],
      [{ address2: 'Apt 3' }, 'address1'],
    ] as const) {
      expect((await update(sent)).body.error.message).toBe(
        `kycInformation.${field}: is needed with the rest of the address`,
      )
    }
  })
})
