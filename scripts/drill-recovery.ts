/**
 * Point-in-time recovery, drilled: a PostgreSQL with an archive of its log, a base backup, payrolls before and after it,
 * a noted moment, a wreck, and the way back to that moment. Fails unless everything up to it is there and nothing later.
 *
 *   npm run drill:recovery
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { purserClient } from '../src/client/index.ts'
import { backUp } from '../src/embedded/backup.ts'
import { ask, purser, type Server, server, service } from './drill-ground.ts'

const directory = mkdtempSync(join(tmpdir(), 'purser-recovery-'))
const [live, base, archive, back] = ['live/data', 'base', 'archive', 'back/data'].map((name) =>
  join(directory, name),
) as [string, string, string, string]
const began = performance.now()
const say = (words: string): void =>
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${words}`)
const open: { stop(): Promise<void> }[] = []

async function drill(): Promise<void> {
  mkdirSync(archive, { mode: 0o777 })
  const postgres = kept(
    await server(live, {
      archive_mode: 'on',
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    }),
  )
  say('a PostgreSQL that archives its log')
  const environment = environmentOn(postgres)
  const running = kept(await service(environment))
  const first = await paid(running.url)
  say(`Purser on it; company ${first} is paid`)

  const copied = await backUp({ url: postgres.url, data: live, to: base, say: () => {} })
  say(`base backup: ${copied.files} files, ${Math.round(copied.bytes / 1_048_576)} MB`)
  const second = await paid(running.url)
  await sealed(postgres)
  const before = await counted(postgres)
  const [moment] = await ask<{ now: string }>(postgres.url, 'select clock_timestamp()::text as now')
  say(`company ${second} is paid after the backup: ${words(before)}`)
  say(`noted: ${moment!.now}`)

  await sleep(1000)
  const third = await paid(running.url)
  await sealed(postgres)
  const [lost] = await ask<Head>(postgres.url, HEAD)
  say(`company ${third} is paid after that moment`)
  await ask(postgres.url, WRECK)
  say('wrecked: transfers dropped, paychecks deleted, the audit log changed')
  await running.stop()
  await archived(postgres)
  await postgres.stop()
  rmSync(live, { recursive: true, maxRetries: 10 })
  say('the service is stopped, the last of the log is archived, the data directory is gone')

  await recover(moment!.now, { before, lost: lost!, companies: [first, second] })
}

async function recover(
  moment: string,
  noted: { before: Counts; lost: Head; companies: readonly string[] },
): Promise<void> {
  cpSync(base, back, { recursive: true })
  writeFileSync(join(back, 'recovery.signal'), '', { mode: 0o600 })
  const recovered = kept(
    await server(back, {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: 'promote',
    }),
  )
  while ((await ask<{ on: boolean }>(recovered.url, 'select pg_is_in_recovery() as on'))[0]!.on)
    await sleep(100)
  const after = await counted(recovered)
  say(`recovered to ${moment}: ${words(after)}`)
  expect(words(after) === words(noted.before), `expected ${words(noted.before)}`)

  const environment = environmentOn(recovered)
  const { clients } = (await purser(environment, 'audit', 'verify')) as unknown as { clients: Verdict[] }
  expect(
    clients.every(({ fault }) => !fault),
    'the audit log is not whole',
  )
  say(`purser audit verify: ${clients.map(({ verified }) => `${verified} rows good`).join(', ')}`)
  const { clientId, head } = noted.lost
  const missed = await purser(environment, 'audit', 'verify', '--client', clientId, '--head', head).catch(
    String,
  )
  expect(/its end was cut off/.test(String(missed)), 'the later head was not missed')
  say('with --head and the last head before the wreck: later rows are gone, and it says so')

  const running = kept(await service({ ...environment, PURSER_RUNNERS: '0' }))
  const client = clientOf(running.url)
  const { companies } = await client.reports.getCompanies({})
  expect(
    companies.map(({ companyId }) => companyId).join() === noted.companies.join(),
    'other companies than before',
  )
  for (const { companyId } of companies) {
    const { ledger } = await client.reports.getLedger({ companyId })
    const sum = ledger.accounts.reduce((total, { balance }) => total + Math.round(balance * 100), 0)
    expect(sum === 0, `the ledger of ${companyId} sums to ${sum}`)
    say(
      `Purser on it, runners off: the ledger of ${companyId} sums to 0 over ${ledger.transfers.length} transfers`,
    )
  }
  await running.stop()
  const working = kept(await service(environment))
  say(`runners on again: company ${await paid(working.url)} is paid`)
  say('recovered')
}

interface Verdict {
  readonly verified: number
  readonly fault?: object
}
interface Head {
  readonly clientId: string
  readonly head: string
}
type Counts = Readonly<Record<string, number>>

const KEY = Buffer.alloc(32, 3).toString('base64')
const environmentOn = ({ url }: Server) => ({
  DATABASE_URL: url,
  PURSER_DATA_DIR: join(directory, 'purser'),
  PURSER_MASTER_KEY: KEY,
  PURSER_CLIENT_ID: 'drill',
  PURSER_SECRET_KEY: 'drill-secret',
})
const clientOf = (url: string) => purserClient({ url, clientId: 'drill', secretKey: 'drill-secret' })

function kept<T extends { stop(): Promise<void> }>(each: T): T {
  open.push(each)
  return each
}

/** A company of three, paid through the interface; its id. */
async function paid(url: string): Promise<string> {
  const client = clientOf(url)
  const { company } = await client.sandbox.seedDemoCompany({ employees: 3 })
  const { companyId } = company
  const { unprocessedPayPeriods } = await client.reports.getUnProcessedPayPeriod({ companyId })
  const { payPeriodId } = unprocessedPayPeriods[0]!
  await client.payroll.initiatePayroll({ companyId, payPeriodId, runNow: true })
  await client.sandbox.advanceClock({ days: 40 })
  const { payRun } = await client.reports.getPayRun({ payPeriodId })
  expect(payRun.at(-1)?.status === 'processed', `the run is ${payRun.at(-1)?.status}`)
  return companyId
}

const COUNTS = ['company', 'worker', 'paycheck', 'transfer', 'audit']
const HEAD = `select client_id as "clientId", encode(hash, 'hex') as head from audit
  where position is not null order by position desc limit 1`
const WRECK = `drop table transfer cascade; delete from paycheck where ctid in (select ctid from paycheck limit 3);
  update audit set actor = 'nobody'`

async function counted({ url }: Server): Promise<Counts> {
  const columns = COUNTS.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  return (await ask<Counts>(url, `select ${columns.join(', ')}`))[0]!
}

const words = (counts: Counts): string =>
  Object.entries(counts)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ')

/** Every audit row has its seal. */
async function sealed({ url }: Server): Promise<void> {
  while ((await ask(url, 'select 1 from audit where position is null limit 1')).length > 0) await sleep(200)
}

/** The log is in the archive up to now. */
async function archived({ url }: Server): Promise<void> {
  const [last] = await ask<{ name: string }>(url, 'select pg_walfile_name(pg_switch_wal()) as name')
  const behind = () =>
    ask(url, `select 1 from pg_stat_archiver where coalesce(last_archived_wal, '') < '${last!.name}'`)
  while ((await behind()).length > 0) await sleep(200)
}

function expect(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

try {
  await drill()
} finally {
  for (const each of open.reverse()) await each.stop()
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
}
