import { describe, expect, test } from 'vitest'
import { operations } from '../../../src/operations/index.ts'
import { exampleOf } from '../../../src/wire/fields/example.ts'
import { unknownFields } from '../../../src/wire/fields/unknown-fields.ts'
import { business, user } from '../../support/bodies.ts'
import { people, w4 } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const running = await sharedService()
const { call, ok } = running
const { added } = people(running)
const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
const who = await added(companyId)
const strict = { headers: { 'Purser-Strict': 'true' } }

const ignored = async (...args: Parameters<typeof call>) =>
  (await call(...args)).headers['purser-ignored'] as string | undefined

test.each(operations)('the example of $address carries nothing that it does not know', ({ body }) => {
  expect(unknownFields(body, { method: 'x', ...(exampleOf(body) as object) }, 20)).toEqual([])
})

describe('a field that the operation does not know is ignored and named', () => {
  test('none: no header', async () => {
    const reply = await call('adminPortal/addUser', user(companyId))
    expect([reply.status, reply.headers['purser-ignored']]).toEqual([200, undefined])
  })

  test('at the top and in its object', async () => {
    const body = { ...user(companyId, { nickname: 'J', frstName: 'x' }), note: 1 }
    const reply = await call('adminPortal/addUser', body)
    expect([reply.status, reply.headers['purser-ignored']]).toEqual([
      200,
      'user.nickname, user.frstName, note',
    ])
  })

  test('in both forms of the address', async () => {
    const body = { method: 'getUsers', companyId, nonsense: 1 }
    expect(await ignored('reports', body)).toBe('nonsense')
    expect(await ignored('reports/getUsers', body)).toBe('nonsense')
  })

  test('in a batch, with the index; also in items that are judged one by one', async () => {
    const item = user('', { companyId: undefined }).user
    const users = [item, { ...user('').user, companyId: undefined, shoeSize: 9 }, 5]
    const { body, headers } = await call('adminPortal/addUsers', { companyId, users })
    expect(body.map((each: object) => Object.keys(each)[0])).toEqual(['user', 'user', 'userReferenceId'])
    expect(headers['purser-ignored']).toBe('users.1.shoeSize')
  })

  test('of a heavy operation', async () => {
    const row = {
      userId: who.userId,
      payDate: '2026-01-09',
      state: 'GA',
      gross: 1,
      taxes: [{ hue: 1 }],
      x: 1,
    }
    const reply = await call('payroll/importPayrollHistory', { companyId, history: [row] })
    expect([reply.status, reply.headers['purser-ignored']]).toEqual([
      400,
      'history.0.taxes.0.hue, history.0.x',
    ])
  })

  test('the same when a key answers the first reply again', async () => {
    const given = { headers: { 'Idempotency-Key': 'ignored' } }
    const body = user(companyId, { nickname: 'J' })
    const replies = [
      await call('adminPortal/addUser', body, given),
      await call('adminPortal/addUser', body, given),
    ]
    expect(replies.map(({ headers }) => headers['purser-ignored'])).toEqual([
      'user.nickname',
      'user.nickname',
    ])
    expect(replies[1]!.text).toBe(replies[0]!.text)
  })

  test('beside a refusal, which it may explain', async () => {
    const { firstName: firstname, ...rest } = user(companyId).user
    const reply = await call('adminPortal/addUser', { user: { ...rest, firstname } })
    expect(reply.body.error.message).toBe('user.firstName: is required')
    expect(reply.headers['purser-ignored']).toBe('user.firstname')
  })

  test('at most twenty, whatever the keys hold', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`x${at}`, at]))
    expect((await ignored('reports/getUsers', { companyId, ...many }))!.split(', ')).toHaveLength(20)
    const odd = { 'a, b': 1, 'é\r\nX: y': 1, '\ud800': 1, ['k'.repeat(5000)]: 1, __proto__: 1 }
    const [first, second, half, long] = (await ignored('reports/getUsers', { companyId, ...odd }))!.split(
      ', ',
    )
    expect([first, second, half]).toEqual(['a%2C%20b', '%C3%A9%0D%0AX%3A%20y', '%EF%BF%BD'])
    expect(long).toBe('k'.repeat(100))
  })

  test('answers of a form are no fields: the keys are the state’s', async () => {
    const companyStateRegistration = { 'UI Account Number': 'Applied For' }
    const body = { companyId, code: 'GA', companyStateRegistration }
    expect(await ignored('adminPortal/addStateRegistrationInfo', body)).toBeUndefined()
  })
})

describe('Purser-Strict: true', () => {
  const refusedAs = async (...args: Parameters<typeof call>) => (await call(...args)).body.error

  test('refuses it, names each path, and says what may be meant', async () => {
    const { firstName: firstname, ...rest } = user(companyId, { wrkerType: 1, 'job-title': 'x', x: 1 }).user
    const sent = { user: { ...rest, firstname }, phoneNumber: '4045550136' }
    expect(await refusedAs('adminPortal/addUser', sent, strict)).toEqual({
      code: 400,
      message: 'user.wrkerType: unknown; did you mean user.workerType?',
      details: [
        { path: 'user.wrkerType', code: 'unknownField', message: 'unknown; did you mean user.workerType?' },
        { path: 'user.job-title', code: 'unknownField', message: 'unknown; did you mean user.jobTitle?' },
        { path: 'user.x', code: 'unknownField', message: 'unknown' },
        { path: 'user.firstname', code: 'unknownField', message: 'unknown; did you mean user.firstName?' },
        { path: 'phoneNumber', code: 'unknownField', message: 'unknown; did you mean user.phoneNumber?' },
        { path: 'user.firstName', code: 'required', message: 'is required' },
      ],
    })
  })

  test('of a near spelling', async () => {
    const { hasMiltarySpouseExemption: _, ...rest } = w4(who).w4Information
    const w4Information = { ...rest, hasMillitarySpouseExemption: false }
    expect((await refusedAs('userOnboarding/addW4Information', { w4Information }, strict)).message).toBe(
      'w4Information.hasMillitarySpouseExemption: unknown; did you mean w4Information.hasMiltarySpouseExemption?',
    )
  })

  test('writes nothing, and takes what has nothing unknown in it', async () => {
    const count = async () => (await ok('reports/getUsers', { companyId })).users.length
    const before = await count()
    const users = [user('', { companyId: undefined }).user, { ...user('').user, companyId: undefined, x: 1 }]
    expect((await refusedAs('adminPortal/addUsers', { companyId, users }, strict)).message).toBe(
      'users.1.x: unknown',
    )
    expect(await count()).toBe(before)
    await ok('adminPortal/addUser', user(companyId), strict)
    await ok('reports/getUsers', { companyId }, strict)
    expect(await count()).toBe(before + 1)
  })

  test('ids, documented refusals and closed lists come first', async () => {
    const x = { x: 1 }
    expect((await refusedAs('adminPortal/addUser', user('abc', x), strict)).message).toBe('Invalid CompanyId')
    const unknown = user('00000000-0000-7000-8000-000000000000', x)
    expect((await refusedAs('adminPortal/addUser', unknown, strict)).message).toBe('Invalid CompanyId')
    const list = user(companyId, { ...x, workerType: 'W3' })
    expect((await refusedAs('adminPortal/addUser', list, strict)).message).toBe('Invalid WorkerType')
  })

  test('the sandbox refresh keeps its 200', async () => {
    const reply = await call('sandbox/refreshCompanyBankAccountStatus', { companyId, x: 1 }, strict)
    expect(reply).toMatchObject({ status: 200, body: { success: false, message: 'x: unknown' } })
  })

  test.each(['', 'yes', '1', 'true, true'])('%j is refused, of a read too', async (value) => {
    const given = { headers: { 'Purser-Strict': value } }
    for (const [address, body] of [
      ['adminPortal/addUser', user(companyId)],
      ['reports/getUsers', { companyId }],
    ] as const) {
      expect((await refusedAs(address, body, given)).message).toBe('Purser-Strict must be true or false')
    }
  })

  test.each(['false', 'FALSE'])('%s ignores', async (value) => {
    const given = { headers: { 'Purser-Strict': value } }
    expect((await call('reports/getUsers', { companyId, x: 1 }, given)).status).toBe(200)
  })
})
