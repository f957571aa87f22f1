import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { callerOf } from '../support/caller.ts'
import { purser } from '../support/cli.ts'
import { MASTER_KEY, service } from '../support/service.ts'

const { url, databaseUrl, owner } = await service()
const environment = { DATABASE_URL: databaseUrl, PURSER_MASTER_KEY: MASTER_KEY }
const scratch = mkdtempSync(join(tmpdir(), 'purser-cli-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const command = async (...args: string[]) => {
  const ended = await purser(args, environment)
  expect(ended).toMatchObject({ status: 0 })
  return JSON.parse(ended.stdout)
}
const status = async (client: string) => (await callerOf(url, client)('reports/getCompanies')).status

test('a client is made while the service runs, its key rotated with a grace, and revoked', async () => {
  const first = await command('client', 'create', '--id', 'acme', '--json')
  expect(first).toEqual({ clientID: 'acme', SecretKey: expect.stringMatching(/^[\w-]{43}$/) })
  expect(await status(`acme:${first.SecretKey}`)).toBe(200)

  const second = await command('client', 'rotate', '--id', 'acme', '--no-ssn', '--json')
  expect([await status(`acme:${first.SecretKey}`), await status(`acme:${second.SecretKey}`)]).toEqual([
    200, 200,
  ])
  const third = await command('client', 'rotate', '--id', 'acme', '--grace', '0', '--json')
  expect([await status(`acme:${second.SecretKey}`), await status(`acme:${third.SecretKey}`)]).toEqual([
    401, 200,
  ])

  const { keys } = await command('client', 'list', '--id', 'acme', '--json')
  expect(keys.map(({ seesSsn }: { seesSsn: boolean }) => seesSsn)).toEqual([true, false, true])
  expect(await command('client', 'revoke', '--id', 'acme', '--json')).toEqual({
    clientID: 'acme',
    revoked: 1,
  })
  expect(await status(`acme:${third.SecretKey}`)).toBe(401)
  const { rows } = await owner.query(
    `select operation, actor from audit join account using (client_id) where account_id = 'acme' order by audit_id`,
  )
  expect(new Set(rows.map((row) => `${row.actor} ${row.operation}`))).toEqual(
    new Set(['operator client create', 'operator client rotate', 'operator client revoke']),
  )
})

test('a client is made once; a mistake is told without a stack', async () => {
  const again = await purser(['client', 'create', '--id', 'first'], environment)
  expect(again).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is a client first; purser client rotate --id first makes a new key\n',
  })
  const wrong = await purser(['client', 'create'], environment)
  expect([wrong.status, wrong.stderr]).toEqual([1, 'purser client create needs --id\n'])
})

test('the master key is replaced while the service runs', async () => {
  const fresh = randomBytes(32).toString('base64')
  const both = { ...environment, PURSER_MASTER_KEY: `${fresh},${MASTER_KEY}` }
  const rotated = await purser(['keys', 'rotate', '--json'], both)
  const { rows } = await owner.query('select count(*)::int as count from data_key')
  expect(JSON.parse(rotated.stdout)).toEqual({ dataKeys: rows[0].count, houseSecrets: expect.any(Number) })
  const only = { ...environment, PURSER_MASTER_KEY: fresh }
  expect((await purser(['client', 'list', '--json'], only)).status).toBe(0)
  expect((await purser(['client', 'list'], environment)).stderr).toContain('is not configured')
  // Back, for the service that runs here with the old key alone.
  await purser(['keys', 'rotate'], { ...environment, PURSER_MASTER_KEY: `${MASTER_KEY},${fresh}` })
})

test('parked work is listed and runs again', async () => {
  await owner.query(`insert into agenda (agenda_id, client_id, task, key, due_at, wake_at, attempts, parked_at, last_error)
    select gen_random_uuid(), client_id, 'sendLetter', 'a', now(), now(), 9, now(), 'no such host'
    from account where account_id = 'first'`)
  const { parked } = await command('agenda', 'list', '--json')
  expect(parked).toMatchObject([{ task: 'sendLetter', attempts: 9, lastError: 'no such host' }])
  expect(await command('agenda', 'retry', parked[0].agendaId, '--json')).toEqual({
    retried: [parked[0].agendaId],
  })
  expect((await command('agenda', 'list', '--json')).parked).toEqual([])
})

test('help', async () => {
  const [all, one] = [await purser(['--help']), await purser(['client', 'create', '--help'])]
  expect(all.stdout).toContain('client rotate')
  expect(one.stdout).toContain('Usage: purser client create --id ID [options]')
  expect(await purser(['fly'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no command fly'),
  })
})
