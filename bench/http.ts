/**
 * Requests a second of getUser and addUser, beside a bare route of the same framework that runs the same statements,
 * and beside a route that runs one statement. The floor is 0.7 of the bare route.
 *
 *   node --import tsx bench/http.ts [seconds a round]
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
import { bareServer } from './bare.ts'
import { recordingPool } from './recording.ts'

const SECONDS = Number(process.argv[2] ?? 3)
const ROUNDS = 3
const FLOOR = 0.7
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
const reading = await record(() => ask('reports/getUser', getUser))
const writing = await record(() => ask('adminPortal/addUser', newUser('recorded@bench.example')))
const bare = await bareServer(servicePool(postgres.url, POOL), { getUser: reading, addUser: writing })

const rows = [
  await compared('getUser', 'reports/getUser', JSON.stringify(getUser)),
  await compared('addUser', 'adminPortal/addUser', JSON.stringify(newUser('w{n}@bench.example'))),
]
const statement = await best(`${bare.address}/statement`, '{}')

console.log(
  `${'operation'.padEnd(12)}${'statements'.padStart(11)}${'service/s'.padStart(12)}${'bare/s'.padStart(10)}${'ratio'.padStart(8)}`,
)
for (const { name, statements, ours, theirs } of rows) {
  console.log(
    `${name.padEnd(12)}${String(statements).padStart(11)}${ours.toFixed(0).padStart(12)}${theirs.toFixed(0).padStart(10)}${(ours / theirs).toFixed(2).padStart(8)}`,
  )
}
console.log(`${'one statement'.padEnd(23)}${''.padStart(12)}${statement.toFixed(0).padStart(10)}`)

await bare.close()
await service.stop()
await postgres.stop()
rmSync(directory, { recursive: true, force: true })
process.exit(rows.every(({ ours, theirs }) => ours >= FLOOR * theirs) ? 0 : 1)

/** In turns, so that a busy moment of the machine meets both. */
async function compared(name: 'getUser' | 'addUser', address: string, body: string) {
  const rates = { ours: [] as number[], theirs: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    rates.theirs.push(await rate(`${bare.address}/${name}`, body))
    rates.ours.push(await rate(`${service.address}/${address}`, body))
  }
  const statements = (name === 'getUser' ? reading : writing).length
  return { name, statements, ours: Math.max(...rates.ours), theirs: Math.max(...rates.theirs) }
}

async function best(url: string, body: string): Promise<number> {
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round++) rates.push(await rate(url, body))
  return Math.max(...rates)
}

async function rate(url: string, body: string): Promise<number> {
  const args = [url, headers.authorization, body, String(SECONDS), String(POOL)]
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    import.meta.resolve('tsx'),
    LOAD,
    ...args,
  ])
  const { rate: found, refused } = JSON.parse(stdout) as { rate: number; refused: number }
  if (refused > 0) throw new Error(`${url} refused ${refused}`)
  return found
}
