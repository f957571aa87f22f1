import { describe, expect, test } from 'vitest'
import { nameOf, verbsOf } from '../../src/dispatch/names.ts'
import { operations } from '../../src/operations/index.ts'
import { basic, send } from '../support/caller.ts'
import { clients, service } from '../support/service.ts'
import { requestText, wire } from './wire.ts'

const { url } = await service()
const client = clients.first

const post = (path: string, body: unknown, verb = 'POST') =>
  send(`${url()}${path}`, { verb, client, text: JSON.stringify(body) })

/** What an empty body is answered shows which operation was reached: the faults name its own fields. */
describe.each(operations)('$address', (operation) => {
  const name = nameOf(operation)
  const area = operation.address.split('/')[0]!
  const whole = { method: name }
  let asked: ReturnType<typeof post> | undefined
  const answered = () => (asked ??= post(`/${area}/${name}`, whole, operation.verb))

  test.each(verbsOf(operation))('%s reaches it by path and by body', async (verb) => {
    const byPath = await post(`/${area}/${name}`, whole, verb)
    const byBody = await post(`/${area}`, whole, verb)

    expect([200, 400]).toContain(byPath.status)
    expect([byBody.status, faultsOf(byBody.body)]).toEqual([byPath.status, faultsOf(byPath.body)])
  })

  test.each(['#', '%23', '/#', '/%23'])('a literal %s in the path reaches it too', async (mark) => {
    const authorization = basic(client)
    const path = `/${area}${mark}${name}`
    const bytes = requestText({ verb: operation.verb, path, authorization, body: whole })
    const { status } = await answered()

    expect(await wire(url(), bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  test('another verb is 405 and told which to use', async () => {
    const allowed = verbsOf(operation)
    for (const verb of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter(
      (one) => !allowed.includes(one as never),
    )) {
      const reply = await post(`/${area}/${name}`, whole, verb)
      expect([reply.status, reply.body.error.code, reply.headers.allow]).toEqual([
        405,
        405,
        allowed.join(', '),
      ])
      expect((await post(`/${area}`, whole, verb)).status).toBe(405)
    }
  })

  test.each([undefined, '', 'other', 7, null, name.toUpperCase()])(
    'method %j is not its name',
    async (method) => {
      const reply = await post(`/${area}/${name}`, { method }, operation.verb)
      const problem = operation.refusalReply ? reply.body.error : reply.body.error
      expect(reply.status).toBe(operation.refusalReply ? 200 : 400)
      expect(problem).toEqual({ code: 400, message: `method must be "${name}"` })
    },
  )
})

test.each([
  ['/nowhere/addUser', { method: 'addUser' }, 404],
  ['/nowhere', { method: 'addUser' }, 404],
  ['/adminPortal/nothing', { method: 'nothing' }, 404],
  ['/adminPortal', { method: 'nothing' }, 404],
  ['/reports', { method: 'addUser' }, 404], // an operation of another area
  ['/AdminPortal/addUser', { method: 'addUser' }, 404],
  ['/adminPortal/addUser/more', { method: 'addUser' }, 404],
  ['/constructor/toString', { method: 'toString' }, 404],
  ['/', {}, 404],
  ['/adminPortal', {}, 400], // nothing names the operation
  ['/adminPortal', { method: 7 }, 400],
  ['/adminPortal', { method: '' }, 400],
  ['/adminPortal', [], 400],
  ['/adminPortal/addUser', [], 400],
  ['/adminPortal/addUser', null, 400],
  ['/adminPortal/addUser', 'addUser', 400],
])('%s with %j is %i', async (path, body, status) => {
  const reply = await post(path, body)
  expect([reply.status, reply.body.error.code]).toEqual([status, status])
  expect(reply.body.error.message).not.toBe('')
})

test('a query string changes nothing', async () => {
  expect((await post('/reports/getCompanies?x=1', { method: 'getCompanies' })).status).toBe(200)
})

test('in production the sandbox is not there', async () => {
  const production = await service({
    settings: { PURSER_ENVIRONMENT: 'production', PURSER_TRUST_PROXY: 'yes' },
  })
  const headers = { 'x-forwarded-proto': 'https' }
  expect(await production.call('sandbox/refreshCompanyBankAccountStatus', {}, { headers })).toMatchObject({
    status: 404,
  })
  expect(await production.call('reports/getCompanies', {}, { headers })).toMatchObject({ status: 200 })
  expect(await production.call('reports/getCompanies')).toMatchObject({
    status: 400,
    body: { error: { message: 'Use HTTPS' } },
  })
})

/** Without what differs from call to call. */
function faultsOf(body: { error?: unknown }): unknown {
  return body.error ?? Object.keys(body)
}
