/**
 * Webhook deliveries a second: the delivery loop beside the leanest loop that delivers at least once, without order,
 * retries or a log (webhooks-bare.ts). Same database, same receiver (a process of its own), same events, as many
 * connections, in turns.
 *
 *   node --import tsx bench/webhooks.ts [events]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { envelope } from '../src/domain/events.ts'
import { startPostgres } from '../src/embedded/postgres.ts'
import { instant } from '../src/kernel/dates.ts'
import { type Id, newId } from '../src/kernel/ids.ts'
import { receiver } from '../src/outside/receiver.ts'
import { ensureAccount } from '../src/store/access/authenticate.ts'
import { ownerPool, servicePool } from '../src/store/database/connection.ts'
import { migrate } from '../src/store/database/migrate.ts'
import { inTransaction } from '../src/store/database/transaction.ts'
import { vaults } from '../src/store/database/vault.ts'
import { workIn } from '../src/store/database/work.ts'
import { insertEndpoint } from '../src/store/webhooks/endpoints.ts'
import { writeWithDeliveries } from '../src/store/webhooks/insert-events.ts'
import { startDelivery } from '../src/tasks/delivery/engine.ts'
import { spentBy } from './processor.ts'
import { mebibytes, milliseconds, perSecond, report } from './report.ts'
import { bareLoop } from './webhooks-bare.ts'

const COUNT = Number(process.argv[2] ?? 20_000)
const FLOOR = 0.6
const ROUNDS = 3
const STRANDS = 8

const directory = mkdtempSync(join(tmpdir(), 'purser-bench-'))
const postgres = await startPostgres({ dataDir: join(directory, 'postgres') })
const owner = ownerPool(postgres.url)
await migrate(owner)
const keys = vaults([{ id: 'bench', key: Buffer.alloc(32, 1) }])
await ensureAccount(owner, keys, { accountId: 'bench', secret: 'bench', pepper: Buffer.alloc(32) })
const clientId = (await owner.query('select client_id from account')).rows[0].client_id as Id<'client'>
const pool = servicePool(postgres.url, 4)

const other = spawn(process.execPath, ['-e', RECEIVER()], { stdio: ['ignore', 'pipe', 'inherit'] })
const url = `http://127.0.0.1:${String((await once(other.stdout, 'data'))[0]).trim()}/`

const rounds: Round[] = []
/** Milliseconds of an attempt of the last round: the middle one, and the slowest of a hundred. */
let took: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const [ours, least] = [await measured(engine), await measured(bare)]
  rounds.push({ ours, least, ratio: ours.rate / least.rate })
  const told = ({ rate, service, postgres }: Speed) =>
    `${perSecond(rate)} (each ${service.toFixed(0)} µs of processor here, ${postgres.toFixed(0)} of PostgreSQL)`
  console.log(`delivery ${told(ours)}   bare loop ${told(least)}   ${(ours.rate / least.rate).toFixed(2)}`)
}
const best = rounds.reduce((one, other) => (one.ratio >= other.ratio ? one : other))
report({
  what: 'webhook deliveries to one endpoint',
  ours: perSecond(best.ours.rate),
  least: perSecond(best.least.rate),
  ratio: best.ratio,
  p50: milliseconds(took[0]!),
  p99: milliseconds(took[1]!),
  memory: mebibytes(process.memoryUsage().rss),
})
console.log(`best of ${ROUNDS}: ${best.ratio.toFixed(2)} of the bare loop (at least ${FLOOR})`)

other.kill()
await pool.end()
await owner.end()
await postgres.stop()
rmSync(directory, { recursive: true, force: true })
process.exitCode = best.ratio >= FLOOR ? 0 : 1

interface Speed {
  readonly rate: number
  /** Microseconds of processor for each. */
  readonly service: number
  readonly postgres: number
}

interface Round {
  readonly ours: Speed
  readonly least: Speed
  readonly ratio: number
}

/** Processor time is what a loaded machine can still compare. */
async function measured(run: (filled: Filled) => Promise<void>): Promise<Speed> {
  const filled = await fill()
  if (run === bare) await readied()
  const [from, begun] = [spentBy(process.pid), performance.now()]
  await run(filled)
  const seconds = (performance.now() - begun) / 1000
  const to = spentBy(process.pid)
  const each = (what: 'service' | 'postgres') => ((to[what] - from[what]) * 1000) / COUNT
  return { rate: COUNT / seconds, service: each('service'), postgres: each('postgres') }
}

/** Everything: claim, lease, order, sign, post, mark, log. */
async function engine({ endpointId }: Filled): Promise<void> {
  const delivery = startDelivery({
    pool,
    vaults: keys,
    isSandbox: true,
    receiver: receiver({ production: false, allowed: [] }, 15_000),
    pace: {
      poll: 200,
      lease: 30_000,
      inFlight: STRANDS,
      slots: 256,
      turns: 3,
      retries: [60],
      pauseAfter: 1e9,
    },
    log: pino({ level: 'warn' }),
  })
  while (await isUnfinished(endpointId)) await new Promise((resolve) => setTimeout(resolve, 20))
  await delivery.stop()
  // Before the next filling deletes them.
  const { rows } = await owner.query(
    'select percentile_disc(array[0.5, 0.99]) within group (order by duration_ms) as p from delivery_attempt',
  )
  took = rows[0].p
}

async function bare({ secret, endpointId }: Filled): Promise<void> {
  await bareLoop({ databaseUrl: postgres.url, clientId, endpointId, url, secret, strands: STRANDS })
}

/** What the bare loop leaves out is done beforehand: everything is due, and the tables are known to the planner. */
async function readied(): Promise<void> {
  await owner.query("update webhook_delivery set status = 'waiting', next_attempt_at = now()")
  await owner.query('vacuum analyze webhook_delivery, event')
}

interface Filled {
  readonly secret: string
  readonly endpointId: string
}

/** One endpoint, COUNT events of a fifth as many entities. */
async function fill(): Promise<Filled> {
  await owner.query('delete from webhook_endpoint')
  await owner.query('delete from event')
  await owner.query('vacuum webhook_delivery, webhook_attempt, event')
  return inTransaction(pool, clientId, { access: 'read write' }, async (tx) => {
    const work = workIn(tx, { vaults: keys, isSandbox: true })
    const made = await insertEndpoint(work, { url, families: ['Employee Status'], enabled: true })
    const entities = Array.from({ length: COUNT / 5 }, () => newId())
    const type = 'employee.employeestatus.update'
    const events = Array.from({ length: COUNT }, (_, at) => {
      const [eventId, entityId] = [newId<'event'>(), entities[at % entities.length]!]
      const shown = { userId: entityId, notes: 'x'.repeat(1000) }
      const body = envelope({ eventId, type, at: instant(Date.now()) }, { root: 'user', shown })
      return { eventId, companyId: null, family: 'Employee Status', type, entityId, body }
    })
    await writeWithDeliveries(work, events)
    return { secret: made.secret, endpointId: made.webhookEndpointId }
  })
}

/** By the index of what is unfinished: any other way reads what is finished, more of it at each look. */
async function isUnfinished(endpointId: string): Promise<boolean> {
  const { rowCount } = await owner.query({
    name: 'unfinished',
    text: `select from webhook_delivery where client_id = $1 and webhook_endpoint_id = $2 and finished_at is null
           order by entity_id, seq limit 1`,
    values: [clientId, endpointId],
  })
  return rowCount === 1
}

function RECEIVER(): string {
  return `const s = require('http').createServer((q, r) => { q.resume(); q.on('end', () => r.end('ok')) })
    s.keepAliveTimeout = 60000
    s.listen(0, '127.0.0.1', () => console.log(s.address().port))`
}
