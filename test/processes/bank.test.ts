import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { callerOf } from '../support/caller.ts'
import { purser } from '../support/cli.ts'
import { quietPool } from '../support/database.ts'
import { payroll } from '../support/payroll.ts'
import { kill, serviceProcess } from '../support/process.ts'
import { clients, MASTER_KEY, service } from '../support/service.ts'
import { until } from '../support/until.ts'

const root = mkdtempSync(join(tmpdir(), 'purser-two-banks-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const outbox = (place: string) => {
  try {
    return readdirSync(join(root, place, 'bank', 'outbox'))
  } catch {
    return []
  }
}

const ours = await service({ settings: { PURSER_DATA_DIR: join(root, 'ours') } })
const { owner, ok, databaseUrl } = ours

/** Another process on the same database, with a disk of its own. */
async function other() {
  const port = await freePort()
  const [id, secret] = clients.first.split(':') as [string, string]
  const child = await serviceProcess({
    ...{ DATABASE_URL: databaseUrl, PURSER_MASTER_KEY: MASTER_KEY, PURSER_DATA_DIR: join(root, 'theirs') },
    ...{ PORT: String(port), PURSER_CLIENT_ID: id, PURSER_SECRET_KEY: secret, PURSER_RUNNERS: '2' },
    ...{ PURSER_LOG_LEVEL: 'silent', PURSER_RATE_LIMIT: '0' },
  })
  return { child, call: callerOf(() => `http://127.0.0.1:${port}`, clients.first) }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as { port: number }
  await new Promise((done) => probe.close(done))
  return port
}

/** Whoever records that a file was handed over waits until this lets go: the process can be killed there. */
async function holdRecords() {
  const holder = quietPool({ connectionString: databaseUrl, max: 1 })
  await owner.query(`create function hold() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(4242); return new; end $$;
    create trigger hold before update of handed_over_at on ach_file for each row execute function hold()`)
  await holder.query('select pg_advisory_lock(4242)')
  return async () => {
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event = 'advisory' and datname = current_database()`)
    await holder.end()
    await owner.query('drop trigger hold on ach_file')
  }
}

const file = async () =>
  (await owner.query('select file_name, released_at, handed_over_at from ach_file')).rows[0]

test('F3: a process killed between hand-over and record: the file is never handed over by another, and says where it is', async () => {
  const { company, hire, schedule, run } = payroll(ours)
  const companyId = await company({ today: '2027-05-24', states: { TX: '2.7%' } })
  await hire(companyId, { name: 'Bo Bank', state: 'TX', rate: 52_000 })
  await ok('sandbox/advanceClock', { hours: 1 })
  const [first] = await schedule(companyId, { payBeginDate: '2027-05-24', payDate: '2027-06-11' })
  await run({ companyId, payPeriodId: first!.payPeriodId })
  const letGo = await holdRecords()
  const { child, call } = await other()
  void call('sandbox/setClock', { to: '2027-06-09T12:00:00Z' }).catch(() => undefined)
  await until(() => outbox('theirs').length === 1)
  await kill(child)
  await letGo()

  // The travel goes on here in seconds, past the file that only the other outbox can tell of.
  const killed = Date.now()
  await until(async () => /was released in another outbox/.test((await handing())?.last_error ?? ''))
  expect(Date.now() - killed).toBeLessThan(30_000)
  const { file_name: name, handed_over_at: handedOverAt } = await file()
  expect([outbox('theirs'), outbox('ours').includes(name), handedOverAt]).toEqual([[name], false, null])

  // Back again, the other process finds its file and records it.
  await until(async () => (await handing())?.parked_at !== null)
  const again = await other()
  const around = {
    DATABASE_URL: databaseUrl,
    PURSER_MASTER_KEY: MASTER_KEY,
    PURSER_DATA_DIR: join(root, 'cli'),
  }
  expect(await purser(['agenda', 'retry', 'all'], around)).toMatchObject({ status: 0 })
  await ours.stop()
  await until(async () => (await file()).handed_over_at !== null)
  expect([outbox('theirs'), outbox('ours').includes(name)]).toEqual([[name], false])
  await kill(again.child)
})

const handing = async () =>
  (
    await owner.query(
      "select last_error, parked_at from agenda where task = 'handOverFile' order by due_at limit 1",
    )
  ).rows[0]
