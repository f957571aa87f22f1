/**
 * Purser behind PgBouncer in transaction mode, tried: a PostgreSQL, a login for the pooler as docs/operations/pooler.md
 * makes it, one PgBouncer with few server connections, an API and a worker process, and many requests at once. Fails
 * unless everyone is paid, no request fails and the pooler was the way. Needs the program `pgbouncer`.
 *
 *   npm run drill:pooler
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { purserClient } from '../src/client/index.ts'
import { ask, freePort, purser, type Server, server, service } from './drill-ground.ts'

const [CLIENTS, SERVER_CONNECTIONS] = [12, 4]
const directory = mkdtempSync(join(tmpdir(), 'purser-pooler-'))
const open: { stop(): Promise<void> }[] = []
const page = fileURLToPath(new URL('../docs/operations/pooler.md', import.meta.url))

async function drill(): Promise<void> {
  const postgres = kept(await server(join(directory, 'postgres/data')))
  const direct = environmentOn(postgres.url)
  await purser(direct, 'migrate')
  // As the page prints it, statement by statement.
  await ask(postgres.url, block('sql'))
  const bouncer = kept(await pgbouncer(postgres))
  console.log(`${bouncer.version}, transaction mode, ${SERVER_CONNECTIONS} connections to PostgreSQL`)

  const environment = { ...direct, PURSER_POOL_URL: bouncer.url }
  const api = kept(await service(environment, '--role', 'api'))
  kept(await service(environment, '--role', 'worker'))
  const from = performance.now()
  const client = purserClient({ url: api.url, clientId: 'drill', secretKey: 'drill-secret', attempts: 1 })
  const companies = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const { company } = await client.sandbox.seedDemoCompany({ employees: 3 })
      await client.reports.getUsers({ companyId: company.companyId })
      return company.companyId
    }),
  )
  console.log(`${companies.length} companies made at once: ${seconds(from)}`)
  const runs = await Promise.all(companies.map((companyId) => run(client, companyId)))
  await client.sandbox.advanceClock({ days: 40 })
  for (const each of runs) await expectPaid(client, each)
  console.log(`each paid, each ledger sums to 0: ${seconds(from)}`)

  const [used] = await ask<{ pooled: number; direct: number }>(
    postgres.url,
    `select count(*) filter (where usename = 'purser_pool')::int as pooled,
            count(*) filter (where usename = 'purser' and application_name = 'purser')::int as direct
     from pg_stat_activity where pid <> pg_backend_pid()`,
  )
  console.log(`connections to PostgreSQL: ${used!.pooled} through the pooler, ${used!.direct} direct`)
  expect(used!.pooled > 0 && used!.pooled <= SERVER_CONNECTIONS, 'the pooler was not the way')
  await refusals(direct, { bouncer, postgres })
  console.log('works behind a pooler')
}

/** What must not start, because row-level security would not bind: the pooler's own login without its settings. */
async function refusals(
  direct: Environment,
  { bouncer, postgres }: { bouncer: Bouncer; postgres: Server },
): Promise<void> {
  await ask(postgres.url, 'alter role purser_pool reset role')
  await ask(
    postgres.url,
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'purser_pool'`,
  )
  const started = await service({ ...direct, PURSER_POOL_URL: bouncer.url }).catch(() => undefined)
  if (started) kept(started)
  expect(started === undefined, 'it started although its connections were not bound')
  console.log('a login without its role: it does not start')
}

type Client = ReturnType<typeof purserClient>
type Environment = Readonly<Record<string, string>>
type Run = { readonly companyId: string; readonly payPeriodId: string }
type Bouncer = Awaited<ReturnType<typeof pgbouncer>>

async function run(client: Client, companyId: string): Promise<Run> {
  const { unprocessedPayPeriods } = await client.reports.getUnProcessedPayPeriod({ companyId })
  const { payPeriodId } = unprocessedPayPeriods[0]!
  await client.payroll.initiatePayroll({ companyId, payPeriodId, runNow: true })
  return { companyId, payPeriodId }
}

async function expectPaid(client: Client, { companyId, payPeriodId }: Run): Promise<void> {
  const { ledger } = await client.reports.getLedger({ companyId })
  const sum = ledger.accounts.reduce((total, { balance }) => total + Math.round(balance * 100), 0)
  expect(sum === 0, `the ledger of ${companyId} sums to ${sum}`)
  const { payRun } = await client.reports.getPayRun({ payPeriodId })
  expect(payRun.at(-1)?.status === 'processed', `the run of ${companyId} is ${payRun.at(-1)?.status}`)
}

const environmentOn = (url: string): Environment => ({
  DATABASE_URL: url,
  PURSER_DATA_DIR: join(directory, 'purser'),
  PURSER_MASTER_KEY: Buffer.alloc(32, 3).toString('base64'),
  PURSER_CLIENT_ID: 'drill',
  PURSER_SECRET_KEY: 'drill-secret',
  PURSER_RATE_LIMIT: '0',
})

/** A block of the page, so that what the page says is what was tried. */
function block(language: string): string {
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readFileSync(page, 'utf8'))
  if (!found) throw new Error(`docs/operations/pooler.md has no ${language} block`)
  return found[1]!
}

async function pgbouncer({ port: target }: Server) {
  const port = await freePort()
  const ini = block('ini')
    .replace('host=db.internal port=5432', `host=127.0.0.1 port=${target}`)
    .replace(/^(\s*)listen_addr.*$/m, `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`)
    .replace(/^auth_type.*$/m, 'auth_type = any')
    .replace(/^auth_file.*\n/m, '')
    .replace(/^default_pool_size.*$/m, `default_pool_size = ${SERVER_CONNECTIONS}`)
    .replace('dbname=purser', 'dbname=purser user=purser_pool')
  const file = join(directory, 'pgbouncer.ini')
  writeFileSync(file, `${ini}\nlogfile = ${directory}/pgbouncer.log\npidfile =\n`)
  const [, version = ''] =
    /^(PgBouncer \S+)/i.exec(spawnSync('pgbouncer', ['--version']).stdout.toString()) ?? []
  const child = spawn('pgbouncer', ['-q', ...asNobody(file), file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const url = `postgresql://purser_pool@127.0.0.1:${port}/purser`
  while (!(await ask(url, 'select 1').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(directory, 'pgbouncer.log'), 'utf8'))
    await sleep(100)
  }
  return { url, version, stop: () => gone(child) }
}

/** PgBouncer refuses to be root. */
function asNobody(file: string): readonly string[] {
  if (process.getuid?.() !== 0) return []
  chmodSync(directory, 0o755)
  writeFileSync(join(directory, 'pgbouncer.log'), '')
  for (const path of [file, join(directory, 'pgbouncer.log')]) chownSync(path, 65534, 65534)
  return ['-u', 'nobody']
}

async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGINT')
  await new Promise((resolve) => child.once('exit', resolve))
}

function kept<T extends { stop(): Promise<void> }>(each: T): T {
  open.push(each)
  return each
}

function expect(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`

if (spawnSync('pgbouncer', ['--version']).status !== 0) {
  console.log('pgbouncer is not installed here: nothing was tried')
} else {
  try {
    await drill()
  } finally {
    for (const each of open.reverse()) await each.stop()
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
  }
}
