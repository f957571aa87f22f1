import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { startService } from '../../src/service/main.ts'
import { readSettings } from '../../src/settings/settings.ts'
import { callerOf, send } from '../support/caller.ts'
import { clients, MASTER_KEY } from '../support/service.ts'
import { eventually, until } from '../support/until.ts'

const directory = mkdtempSync(join(tmpdir(), 'purser-foundation-'))
const data = join(directory, 'postgres', 'data')
const log: string[] = []
const [id, secret] = clients.first.split(':') as [string, string]
const { address: url, stop } = await startService(
  readSettings({
    PORT: '0',
    PURSER_DATA_DIR: directory,
    PURSER_MASTER_KEY: MASTER_KEY,
    PURSER_CLIENT_ID: id,
    PURSER_SECRET_KEY: secret,
    PURSER_DRAIN: '0',
    PURSER_RATE_LIMIT: '0',
  }),
  pino({ level: 'warn' }, { write: (line) => log.push(line) }),
)
afterAll(async () => {
  await stop()
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
})

const call = callerOf(() => url, clients.first)
const ready = () => send(`${url}/readyz`, { verb: 'GET' })
const killPostgres = () =>
  process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')

test('F4: while the embedded database is down requests answer 503, /readyz says why, and it comes back', async () => {
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } })
  renameSync(join(data, 'global'), join(data, 'elsewhere'))
  killPostgres()

  await eventually(async () =>
    expect(await ready()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: {
        status: 'not ready',
        reason: expect.stringMatching(/^the database is down: its files are missing; .*is its disk mounted/),
      },
    }),
  )
  expect(await call('reports/getCompanies')).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  expect(log.filter((line) => line.includes('did not start again')).length).toBeGreaterThan(0)
  expect((await ready()).text).not.toContain(directory)

  renameSync(join(data, 'elsewhere'), join(data, 'global'))
  await until(async () => (await ready()).status === 200)
  expect(await call('reports/getCompanies')).toMatchObject({ status: 200 })
  await until(() => log.some((line) => line.includes('PostgreSQL runs again')))
})
