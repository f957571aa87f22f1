import { createServer as createWebServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { receiver } from '../../src/outside/receiver.ts'
import { hostile } from '../domain/webhooks/hostile.ts'

/** Takes any connection on both loopbacks and counts it: in production mode there must be none. */
let connections = 0
const count = (socket: import('node:net').Socket) => {
  connections++
  socket.destroy()
}
const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as { port: number }).port))
  })
const servers = [createServer(count), createServer(count)] as const
const port = await listen(servers[0], 0, '0.0.0.0')
await listen(servers[1], port, '::1').catch(() => {})
afterAll(() => {
  for (const server of servers) server.close()
})

const addressOf = (address: string) => ({ address, family: address.includes(':') ? 6 : 4 })
const names = (answers: readonly string[]) => ({ addresses: async () => answers.map(addressOf) })

const letter = (url: string) => ({ url: url.replace(':1/', `:${port}/`), headers: {}, body: '{}' })
const never = new AbortController().signal
const rules = { production: true, allowed: [] }

test('the sandbox does reach the loopback, so the counter counts', async () => {
  const sandbox = receiver({ production: false, allowed: [] }, 1000)
  const answer = await sandbox.post(letter('http://127.0.0.1:1/'), never)
  expect(answer.statusCode).toBeNull()
  expect(connections).toBe(1)
  await sandbox.close()
  connections = 0
})

test.each(hostile)('%s gets no connection in production (%s)', async (url) => {
  const production = receiver(rules, 1000, names(['127.0.0.1']))
  const answer = await production.post(letter(url), never)
  expect(answer).toMatchObject({ statusCode: null, failure: expect.stringMatching(/^The address must/) })
  expect(connections).toBe(0)
  await production.close()
})

test.each([
  [['127.0.0.1']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['64:ff9b::7f00:1']],
  [['169.254.169.254']],
  [['8.8.8.8', '127.0.0.1']], // one good address does not excuse the other
  [[]],
])('a name that resolves to %j gets no connection', async (answers) => {
  const production = receiver(rules, 1000, names(answers))
  const answer = await production.post(letter('https://hooks.example:1/'), never)
  expect(answer).toMatchObject({ failure: 'The address must be a public address' })
  expect(connections).toBe(0)
  await production.close()
})

test('a name is resolved once for a connection: what was checked is what is connected to', async () => {
  let asked = 0
  // Public at the first question, the loopback at every later one.
  const rebinding = { addresses: async () => [addressOf(asked++ === 0 ? '192.0.2.1' : '127.0.0.1')] }
  const production = receiver({ production: true, allowed: ['192.0.2.0/24'] }, 300, rebinding)
  expect((await production.post(letter('https://hooks.example:1/'), never)).statusCode).toBeNull()
  expect(connections).toBe(0)
  await production.close()
})

test.each(['10.0.0.1', '169.254.169.254', '192.168.0.1', 'fd00::1'])(
  'F17: in the sandbox a name that resolves to %s gets no connection, and the reason says what may be done',
  async (address) => {
    const sandbox = receiver({ production: false, allowed: [] }, 1000, names([address]))
    const answer = await sandbox.post(letter('http://hooks.example:1/'), never)
    expect(answer).toMatchObject({
      statusCode: null,
      failure: expect.stringContaining('PURSER_WEBHOOK_ALLOW'),
    })
    await sandbox.close()
  },
)

test.each([
  // allowed                 shown
  [[], ''],
  [['127.0.0.0/8'], ''], //  a range is no host: other services are in it
  [['127.0.0.1'], 'inner secrets'],
  [['hooks.example'], 'inner secrets'],
])(
  'F17: what an inner service answers is shown only when the operator names it: %j',
  async (allowed, shown) => {
    const inner = createWebServer((_, response) => response.end('inner secrets'))
    const at = await listen(inner, 0, '127.0.0.1')
    const sandbox = receiver({ production: false, allowed }, 1000, names(['127.0.0.1']))
    const host = allowed[0] === 'hooks.example' ? 'hooks.example' : '127.0.0.1'
    const answer = await sandbox.post({ url: `http://${host}:${at}/`, headers: {}, body: '{}' }, never)
    expect(answer).toEqual({ statusCode: 200, failure: null, excerpt: shown })
    await sandbox.close()
    inner.close()
  },
)
