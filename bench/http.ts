/**
 * Requests a second of getUser and addUser at 200 connections, beside a bare route of the same framework with one
 * statement of that kind: a worker read by id, a row inserted. Each is a process of its own, warmed up first; then in turns,
 * in one run. At least 0.35 and 0.25 of it, and the slowest of a hundred within ten times the middle one.
 *
 *   node --import tsx bench/http.ts [seconds a round] [connections]
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startPostgres } from '../src/embedded/postgres.ts'
import { bareServer } from './bare.ts'
import { launched, stopped } from './own-service.ts'
import { memoryOf } from './processor.ts'
import { mebibytes, milliseconds, perSecond, report } from './report.ts'

const SECONDS = Number(process.argv[2] ?? 5)
const CONNECTIONS = Number(process.argv[3] ?? 200)
const ROUNDS = 3
const FLOORS = { getUser: 0.35, addUser: 0.25 }
const SPREAD = 10
const POOL = 10
const LOAD = fileURLToPath(new URL('load.ts', import.meta.url))

const directory = mkdtempSync(join(tmpdir(), 'purser-bench-'))
const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), durability: 'fast' })
const PORT = 7391
const given = {
  DATABASE_URL: postgres.url,
  PURSER_MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
  PURSER_RATE_LIMIT: '0',
  PURSER_NETWORK_LIMIT: '0',
  PURSER_RUNNERS: '0',
  PURSER_POOL_SIZE: String(POOL),
}
const service = await launched(PORT, given)
const address = `http://127.0.0.1:${PORT}`

const headers = { authorization: `Basic ${btoa('bench:bench-secret')}`, 'content-type': 'application/json' }
const ask = async (operation: string, body: object): Promise<Record<string, Record<string, string>>> => {
  const reply = await fetch(`${address}/${operation}`, {
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

const bare = await bareServer(postgres.url, { size: POOL, userId: userId! })

const rows = [
  await compared('getUser', { path: 'reports/getUser', bare: 'read', body: getUser }),
  await compared('addUser', {
    path: 'adminPortal/addUser',
    bare: 'write',
    body: newUser('w{n}@bench.example'),
  }),
]
for (const { name, ours, theirs } of rows) {
  report({
    what: `${name} at ${CONNECTIONS} connections`,
    ours: perSecond(ours.rate),
    least: perSecond(theirs.rate),
    ratio: ours.rate / theirs.rate,
    p50: milliseconds(ours.p50),
    p99: milliseconds(ours.p99),
    memory: mebibytes(memoryOf(service.pid!)),
  })
}

await bare.close()
await stopped(service)
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

/** In turns, so that a busy moment of the machine meets both; of each the best round after the first, which warms up. */
async function compared(
  name: Row['name'],
  { path, bare: route, body }: { path: string; bare: string; body: object },
): Promise<Row> {
  const loads = { ours: [] as Load[], theirs: [] as Load[] }
  const text = JSON.stringify(body)
  for (let round = 0; round <= ROUNDS; round++) {
    loads.theirs.push(await load(`${bare.url}/${route}`, text))
    loads.ours.push(await load(`${address}/${path}`, text))
  }
  return { name, ours: best(loads.ours.slice(1)), theirs: best(loads.theirs.slice(1)) }
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
