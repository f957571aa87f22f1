import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { startService } from '../../src/service/main.ts'
import { sweep } from '../../src/store/database/sweep.ts'
import { type Reply, send } from '../support/caller.ts'
import { clients, service, testSettings } from '../support/service.ts'

/** Two processes of one database, behind a proxy that says from where a request comes. */
const settings = { PURSER_TRUST_PROXY: 'yes' }
const { url, owner, databaseUrl } = await service({ settings })
const twin = await startService(
  testSettings({ DATABASE_URL: databaseUrl, ...settings }),
  pino({ level: 'silent' }),
)
afterAll(() => twin.stop())

const ask = (client: string, network: string, address = url()): Promise<Reply> =>
  send(`${address}/reports/getCompanies`, {
    text: '{"method":"getCompanies"}',
    client,
    headers: { 'X-Forwarded-For': `192.0.2.1, ${network}` },
  })
const statuses = (replies: readonly Reply[], status: number) =>
  replies.filter((reply) => reply.status === status)

/** Statements that read keys while others have not counted yet: those that run at once, of both processes. */
const AT_ONCE = 2 * 4

test('F10: of a thousand guesses at two processes few are compared, and the owner elsewhere comes in', async () => {
  const guesses = Array.from({ length: 1000 }, (_, n) =>
    ask(`first:guess-${n}`, '198.51.100.1', n % 2 === 0 ? url() : twin.address),
  )
  const own = [
    await ask(clients.first, '198.51.100.2'),
    await ask(clients.first, '198.51.100.2', twin.address),
  ]
  expect(own.map(({ status }) => status)).toEqual([200, 200])

  const replies = await Promise.all(guesses)
  const compared = statuses(replies, 401).length
  expect(compared).toBeGreaterThanOrEqual(20)
  expect(compared).toBeLessThanOrEqual(20 + AT_ONCE)
  expect(statuses(replies, 429)).toHaveLength(1000 - compared)
  const waits = statuses(replies, 429).map(({ headers }) => Number(headers['retry-after']))
  expect(waits.every((seconds) => seconds >= 1 && seconds <= 60)).toBe(true)

  const counted = await owner.query('select wrong from wrong_secret')
  expect(counted.rows).toEqual([{ wrong: compared }, { wrong: compared }])
  // Not even the right one is compared now, so nothing is learned from it; other accounts of that network come in.
  expect((await ask(clients.first, '198.51.100.1')).status).toBe(429)
  expect((await ask(clients.stranger, '198.51.100.1')).status).toBe(200)
})

test('F10: an account that does not exist is braked with the same words', async () => {
  const wrong = async (client: string, network: string) => {
    const replies = []
    for (let n = 0; n < 21; n++) replies.push(await ask(client, network))
    return replies
  }
  const [known, unknown] = [await wrong('first:x', '198.51.100.3'), await wrong('nobody:x', '198.51.100.4')]
  expect(known.map(({ status }) => status)).toEqual([...Array(20).fill(401), 429])
  expect(unknown.map(({ status }) => status)).toEqual(known.map(({ status }) => status))
  expect(unknown.map(({ text }) => text)).toEqual(known.map(({ text }) => text))
  expect(known[20]!.body.error).toEqual({
    code: 429,
    message: 'Too many wrong credentials; try again after Retry-After seconds',
  })
})

test('F10: a network that tries many accounts is braked for all but those that came in from it before', async () => {
  const network = '2001:db8:1:2::1'
  expect((await ask(clients.stranger, network)).status).toBe(200)
  const replies = []
  for (let n = 0; n < 110; n++) replies.push(await ask(`account-${n}:x`, `2001:db8:1:2::${n + 1}`))
  expect(replies.map(({ status }) => status)).toEqual([...Array(100).fill(401), ...Array(10).fill(429)])
  expect((await ask(clients.first, network)).status).toBe(429)
  expect((await ask(clients.stranger, network)).status).toBe(200)
  expect((await ask(clients.first, '2001:db8:1:3::1')).status).toBe(200)
})

test('F10: after the minute the count begins anew, and what is over is swept', async () => {
  for (let n = 0; n < 20; n++) await ask('first:x', '198.51.100.5')
  expect((await ask(clients.first, '198.51.100.5')).status).toBe(429)
  await owner.query("update wrong_secret set ends_at = now() - interval '1 second'")
  expect((await ask(clients.first, '198.51.100.5')).status).toBe(200)
  expect((await ask('first:x', '198.51.100.5')).status).toBe(401)
  const open = 'select wrong from wrong_secret where ends_at > now()'
  expect((await owner.query(open)).rows).toEqual([{ wrong: 1 }, { wrong: 1 }])
  await sweep(owner)
  expect((await owner.query('select from wrong_secret')).rowCount).toBe(2)
})

test('F10: a right secret writes nothing, and who guessed is not to be read in the table', async () => {
  await owner.query('delete from wrong_secret')
  for (let n = 0; n < 5; n++) await ask(clients.first, '198.51.100.6')
  expect((await owner.query('select from wrong_secret')).rowCount).toBe(0)
  await ask('first:x', '198.51.100.6')
  const { rows } = await owner.query<{ row: string }>('select w::text as row from wrong_secret w')
  expect(rows.map(({ row }) => row).join()).not.toMatch(/198\.51|first/)
})
