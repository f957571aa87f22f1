/**
 * Requests a second of getUser and addUser at 200 connections, beside a bare route of the same framework with one
 * statement of that kind: a worker read by id, a row inserted. In turns, in one run. At least 0.35 and 0.25 of it, and the
 * slowest of a hundred within ten times the middle one.
 *
 *   node --import tsx bench/http.ts [seconds a round] [connections]
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { startPostgres } from '../src/embedded/postgres.ts'
import { startService } from '../src/service/main.ts'
import { readSettings } from '../src/settings/settings.ts'
import { servicePool } from '../src/store/database/connection.ts'
import { recordingPool } from '../test/support/recording.ts'
import { bareServer } from './bare.ts'
import { mebibytes, milliseconds, perSecond, report } from './report.ts'

const SECONDS = Number(process.argv[2] ?? 3)
const CONNECTIONS = Number(process.argv[3] ?? 200)
const ROUNDS = 3
const FLOORS = { getUser: 0.35, addUser: 0.25 }
const SPREAD = 10
const POOL = 10
const LOAD = fileURLToPath(new URL('load.ts', import.meta.url))

const directory = mkdtempSync(join(tmpdir(), 'purser-bench-'))
const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), durability: 'fast' })
const settings = readSettings({
  DATABASE_URL: postgres.url,
  PORT: '0',
  PURSER_CLIENT_ID: 'bench',
  PURSER_SECRET_KEY: 'bench-secret',
  PURSER_MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
  PURSER_RATE_LIMIT: '0',
  PURSER_NETWORK_LIMIT: '0',
  PURSER_RUNNERS: '0',
})
// Started once by itself, so that the schema and the role exist before the recording pool connects.
const log = pino({ level: 'silent' })
await (await startService(settings, log)).stop()
const { pool, record } = recordingPool(servicePool(postgres.url, POOL))
const service = await startService(settings, log, { pool })

const headers = { authorization: `Basic ${btoa('bench:bench-secret')}`, 'content-type': 'application/json' }
const ask = async (address: string, body: object): Promise<Record<string, Record<string, string>>> => {
  const reply = await fetch(`${service.address}/${address}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (reply.status !== 200) throw new Error(await reply.text())
  return (await reply.json()) as never
}

const registration = {
  ...{ company: 'Bench', firstName: 'A', lastName: 'B', phoneNumber: '4045550135', email: 'a@bench.example' },
  isTermsAccepted: true,
}
const made = await ask('companyOnboarding/companyRegistration', {
  method: 'companyRegistration',
  registration,
})
const companyId = made.registration!.companyId!
const newUser = (email: string) => ({
  method: 'addUser',
  user: {
    ...{
      companyId,
      firstName: 'Jo',
      lastName: 'Reed',
      email,
      phoneNumber: '4045550136',
      dateOfJoin: '2026-01-05',
    },
    ...{ workerType: 'W2', companyLocationCategory: 'Remote', stateCode: 'GA', companyLocationId: '' },
  },
})
const { userId } = (await ask('adminPortal/addUser', newUser('first@bench.example'))).user!
const getUser = { method: 'getUser', companyId, userId }

// Twice: the first call of a process also loads keys.
await ask('reports/getUser', getUser)
const sent = {
  getUser: await record(() => ask('reports/getUser', getUser)),
  addUser: await record(() => ask('adminPortal/addUser', newUser('recorded@bench.example'))),
}
const bare = await bareServer(postgres.url, { size: POOL, userId: userId! })

const rows = [
  await compared('getUser', { path: 'reports/getUser', bare: 'read', body: getUser }),
  await compared('addUser', {
    path: 'adminPortal/addUser',
    bare: 'write',
    body: newUser('w{n}@bench.example'),
  }),
]
console.log(
  line(['operation', 'statements', 'trips', 'service/s', 'bare/s', 'ratio', 'p50 ms', 'p99 ms', 'bare p99']),
)
for (const { name, ours, theirs } of rows) {
  const { statements, trips } = sent[name]
  const counted = [
    name,
    String(statements.length),
    String(trips),
    ours.rate.toFixed(0),
    theirs.rate.toFixed(0),
  ]
  const times = [ours.p50, ours.p99, theirs.p99].map((time) => time.toFixed(1))
  console.log(line([...counted, (ours.rate / theirs.rate).toFixed(2), ...times]))
  report({
    what: `${name} at ${CONNECTIONS} connections`,
    ours: perSecond(ours.rate),
    least: perSecond(theirs.rate),
    ratio: ours.rate / theirs.rate,
    p50: milliseconds(ours.p50),
    p99: milliseconds(ours.p99),
    memory: mebibytes(process.memoryUsage().rss),
  })
}

await bare.close()
await service.stop()
await postgres.stop()
rmSync(directory, { recursive: true, force: true })
process.exit(rows.every(isFast) ? 0 : 1)

interface Load {
  readonly rate: number
  /** How many, by status. */
  readonly refused: Readonly<Record<number, number>>
  readonly p50: number
  readonly p99: number
}

interface Row {
  readonly name: keyof typeof FLOORS
  readonly ours: Load
  readonly theirs: Load
}

function isFast({ name, ours, theirs }: Row): boolean {
  return ours.rate >= FLOORS[name] * theirs.rate && ours.p99 <= SPREAD * ours.p50
}

function line(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(10) : cell.padStart(11))).join('')
}

/** In turns, so that a busy moment of the machine meets both; of each the best round. */
async function compared(
  name: Row['name'],
  { path, bare: route, body }: { path: string; bare: string; body: object },
): Promise<Row> {
  const loads = { ours: [] as Load[], theirs: [] as Load[] }
  const text = JSON.stringify(body)
  for (let round = 0; round < ROUNDS; round++) {
    loads.theirs.push(await load(`${bare.url}/${route}`, text))
    loads.ours.push(await load(`${service.address}/${path}`, text))
  }
  return { name, ours: best(loads.ours), theirs: best(loads.theirs) }
}

function best(loads: readonly Load[]): Load {
  return loads.reduce((one, other) => (one.rate >= other.rate ? one : other))
}

async function load(url: string, body: string): Promise<Load> {
  const args = [url, headers.authorization, body, String(SECONDS), String(CONNECTIONS)]
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    import.meta.resolve('tsx'),
    LOAD,
    ...args,
  ])
  const found = JSON.parse(stdout) as Load
  const refused = JSON.stringify(found.refused)
  if (refused !== '{}') throw new Error(`${url} refused by status: ${refused}`)
  return found
}
