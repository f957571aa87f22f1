import { describe, expect, test } from 'vitest'
import { operations } from '../../../src/operations/index.ts'
import { exampleOf } from '../../../src/wire/fields/example.ts'
import { faultsOf, problemOf } from '../../../src/wire/fields/faults.ts'
import { business, user } from '../../support/bodies.ts'
import { account, kyc, people, w4 } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const running = await sharedService()
const { call, ok } = running
const { added, shown } = people(running)
const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
const who = await added(companyId)
await ok('userOnboarding/addKycInformation', kyc(who))

const errorOf = async (...args: Parameters<typeof call>) => (await call(...args)).body.error

test('a list is told how many it must have', async () => {
  const webhookEndpoint = { url: 'http://127.0.0.1:9/hook', families: [] }
  expect((await errorOf('adminPortal/addWebhookEndpoint', { webhookEndpoint })).details).toMatchObject([
    { path: 'webhookEndpoint.families', message: 'must have at least 1 item' },
  ])
})

describe('a value outside a closed list', () => {
  test('is told with the list', async () => {
    expect(await errorOf('adminPortal/addUser', user(companyId, { workerType: 'W3' }))).toEqual({
      code: 400,
      message: 'Invalid WorkerType',
      details: [{ path: 'user.workerType', code: 'notAllowed', message: 'must be one of: W2, 1099-NEC' }],
    })
    expect(await errorOf('reports/getUnProcessedPayPeriod', { companyId, workerType: 'W3' })).toMatchObject({
      message: 'Invalid WorkerType',
      details: [{ path: 'workerType', message: 'must be one of: W2, 1099-NEC' }],
    })
  })

  test('also when it is missing', async () => {
    const sent = account(who, { accountType: undefined, routingNumber: undefined })
    expect(await errorOf('userPortal/addUserBankAccount', sent)).toEqual({
      code: 400,
      message: 'Invalid RoutingNumber',
      details: [
        {
          path: 'userPayAccountEntity.routingNumber',
          code: 'required',
          message: 'is required; it must be an ABA routing number',
        },
        {
          path: 'userPayAccountEntity.accountType',
          code: 'required',
          message: 'is required; it must be one of: checking, savings',
        },
      ],
    })
  })

  test('says which of two fields of one name', async () => {
    const spoiled = business({ businessUser: { state: 'ZZ' } })
    const { message, details } = await errorOf('companyOnboarding/createBusiness', spoiled)
    expect([message, details.map(({ path }: { path: string }) => path)]).toEqual([
      'Invalid State',
      ['businessUser.state'],
    ])
  })
})

describe('what is missing is required; what is wrong says what it must be', () => {
  test.each([
    ['user.firstName: is required', { firstName: undefined }],
    ['user.firstName: is required', { firstName: null }],
    ['user.firstName: must not be empty', { firstName: '' }],
    ['user.firstName: must be text', { firstName: 7 }],
    ['user.dateOfJoin: is required', { dateOfJoin: undefined }],
    ['user.dateOfJoin: must be a date, YYYY-MM-DD', { dateOfJoin: 7 }],
    ['user.dateOfJoin: must be a calendar date, YYYY-MM-DD', { dateOfJoin: '2026-02-30' }],
  ])('%s', async (message, over) => {
    expect((await errorOf('adminPortal/addUser', user(companyId, over))).message).toBe(message)
  })

  test('no words of the schema library reach a caller, whatever a field is replaced with', () => {
    const LIBRARY = /Invalid input|expected|Too (big|small)|Unrecognized|NaN|zod/i
    const told = operations.flatMap(({ address, body }) =>
      spoiledBodies(exampleOf(body)).flatMap((spoiled) => {
        const faults = faultsOf(body, spoiled)
        const problem = faults.length > 0 ? [problemOf(faults)] : []
        return problem.flatMap(({ message, details }) =>
          [message, ...details.map((detail) => detail.message)].map((words) => `${address}: ${words}`),
        )
      }),
    )
    expect(told.length).toBeGreaterThan(1000)
    expect([...new Set(told.filter((words) => LIBRARY.test(words)))]).toEqual([])
  })
})

describe('an object that is missing', () => {
  const without = (name: 'registration' | 'kybInformation') => {
    const { [name]: _, ...rest } = business()
    return rest
  }

  test('is told instead of what would be in it', async () => {
    expect(await errorOf('companyOnboarding/createBusiness', without('kybInformation'))).toEqual({
      code: 400,
      message: 'kybInformation: is required',
      details: [{ path: 'kybInformation', code: 'required', message: 'is required' }],
    })
    const sent = { ...without('registration'), registration: 7 }
    expect((await errorOf('companyOnboarding/createBusiness', sent)).message).toBe(
      'registration: must be an object',
    )
    expect((await errorOf('companyOnboarding/createBusiness', {})).details).toHaveLength(4)
  })

  test('but ids and documented messages come first', async () => {
    expect(await errorOf('adminPortal/addUser', {})).toEqual({
      code: 400,
      message: 'Invalid CompanyId',
      details: [{ path: 'user', code: 'required', message: 'is required' }],
    })
    expect((await errorOf('userOnboarding/addKycInformation', {})).message).toBe(
      'EmployeeId is mandatory and cannot be empty.',
    )
  })
})

describe('synonyms', () => {
  test.each(['Married Filing Jointly', 'married filing jointly', 'Qualifying Surviving Spouse'])(
    'w4FilingStatus %s is Married',
    async (w4FilingStatus) => {
      await ok('userOnboarding/addW4Information', w4(who, { w4FilingStatus }))
      expect((await shown(who)).W4Informations.at(-1)).toMatchObject({
        W4FilingStatus: { W4FilingStatus: 'Married' },
      })
    },
  )

  test('are taken where the list has the value, and never where it is ambiguous', async () => {
    await ok('adminPortal/addUser', user(companyId, { workerType: 'w-2' }))
    const w4FilingStatus = 'Single or Married filing separately'
    expect((await errorOf('userOnboarding/addW4Information', w4(who, { w4FilingStatus }))).message).toBe(
      'Invalid W4FilingStatus',
    )
  })
})

/** The body with each field in turn replaced by something of another kind. */
function spoiledBodies(body: unknown): unknown[] {
  const wrong = [undefined, 'x'.repeat(10_000), -1, 1e300, true, [], [7], { a: 1 }]
  return wrong.flatMap((value) => replaced(body, value))
}

function replaced(body: unknown, value: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, inner]) => {
    const withOther = (other: unknown) =>
      Array.isArray(body)
        ? body.map((item, at) => (at === Number(key) ? other : item))
        : { ...body, [key]: other }
    return [withOther(value), ...replaced(inner, value).map(withOther)]
  })
}
