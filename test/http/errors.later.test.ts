import pg from 'pg'
import { expect, test } from 'vitest'
import { sourcesIn } from '../house/sources.ts'
import { type Reply, send } from '../support/caller.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'

/** Whoever is told to come again is told when: in whole seconds, at least one. */
const expectLater = (status: number, replies: readonly Reply[]) => {
  const later = replies.filter((reply) => reply.status === status)
  expect(later.length).toBeGreaterThan(0)
  for (const { headers } of later) expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
}

const get = (url: string, path: string) => send(`${url}${path}`, { verb: 'GET' })

/**
 * Each way to a 429, with the fewest settings that lead there. The others: connections of a network (networks.test.ts),
 * open requests (doorkeeper.test.ts) and the line to the heavy thread (processes/large-bodies.test.ts).
 */
test.each([
  ['a client too fast', { PURSER_RATE_LIMIT: '1' }, {}, '/reports/getCompanies'],
  ['a network too fast', { PURSER_NETWORK_LIMIT: '1' }, {}, '/reports/getCompanies'],
  ['a network too fast without credentials', { PURSER_NETWORK_LIMIT: '1' }, {}, '/openapi.json'],
  ['wrong secrets', { PURSER_WRONG_SECRETS: '1' }, { client: 'first:x' }, '/reports/getCompanies'],
] as const)('F8: %s is told when to come again', async (_, settings, client, path) => {
  const { url, call } = await service({ settings })
  const replies = []
  for (let n = 0; n < 8; n++) {
    replies.push(path === '/openapi.json' ? await get(url(), path) : await call(path.slice(1), {}, client))
  }
  expectLater(429, replies)
})

test('F8: a record that somebody holds, and a database that is away: told when to come again', async () => {
  const { url, call, owner, databaseUrl } = await service({ settings: { PURSER_LOCK_TIMEOUT: '100' } })
  const held = await owner.connect()
  await held.query('begin')
  await held.query('lock table account in access exclusive mode')
  expectLater(503, [await call('reports/getCompanies')])
  await held.query('rollback')
  held.release()

  const name = new URL(databaseUrl).pathname.slice(1)
  const server = new pg.Client({ connectionString: databaseUrl.replace(name, 'postgres') })
  await server.connect()
  const allow = (allowed: boolean) => server.query(`alter database ${name} allow_connections ${allowed}`)
  try {
    await allow(false)
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await until(async () => (await get(url(), '/readyz')).status === 503)
    for (const reply of [
      await get(url(), '/readyz'),
      await get(url(), '/metrics'),
      await call('reports/getUsers'),
    ]) {
      expectLater(503, [reply])
    }
  } finally {
    await allow(true)
    await server.end()
  }
})

test('F8: nothing but the envelope gives such a status without saying when', () => {
  const silent = sourcesIn('src/http').flatMap(({ path, lines }) =>
    lines.filter((line) => /code\((429|503)/.test(line) && !line.includes('Retry-After')).map(() => path),
  )
  expect(silent).toEqual([])
})
