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

type Answers = readonly string[]
const names =
  (answers: Answers): Parameters<typeof receiver>[2] =>
  (_, __, done) =>
    done(
      null,
      answers.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

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
  const rebinding: Parameters<typeof receiver>[2] = (_, __, done) => {
    asked++
    // Public at the first question, the loopback at every later one.
    done(null, [{ address: asked === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }])
  }
  const production = receiver({ production: true, allowed: ['192.0.2.0/24'] }, 300, rebinding)
  expect((await production.post(letter('https://hooks.example:1/'), never)).statusCode).toBeNull()
  expect(connections).toBe(0)
  await production.close()
})
