/**
 * Webhook deliveries a second: the delivery loop beside a bare loop that reads an event, signs it, posts it and marks
 * it, one after the other in eight strands, without leases, order, retries or a log. Same database, same receiver
 * (a process of its own), same events, in turns.
 *
 *   node --import tsx bench/webhooks.ts [events]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { pino } from 'pino'
import { Agent, request } from 'undici'
import { envelope } from '../src/domain/events.ts'
import { signedHeaders } from '../src/domain/webhooks/signature.ts'
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

const COUNT = Number(process.argv[2] ?? 5000)
const FLOOR = 0.4
const ROUNDS = 3
const STRANDS = 8

const directory = mkdtempSync(join(tmpdir(), 'purser-bench-'))
const postgres = await startPostgres({ dataDir: join(directory, 'postgres') })
const owner = ownerPool(postgres.url)
await migrate(owner)
const keys = vaults([{ id: 'bench', key: Buffer.alloc(32, 1) }])
await ensureAccount(owner, keys, { accountId: 'bench', secret: 'bench', pepper: Buffer.alloc(32) })
const clientId = (await owner.query('select client_id from account')).rows[0].client_id as Id<'client'>
const pool = servicePool(postgres.url, STRANDS)

const other = spawn(process.execPath, ['-e', RECEIVER()], { stdio: ['ignore', 'pipe', 'inherit'] })
const url = `http://127.0.0.1:${String((await once(other.stdout, 'data'))[0]).trim()}/`

const ratios: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const ours = await engine()
  const bare = await bareLoop()
  ratios.push(ours / bare)
  console.log(`delivery ${ours.toFixed(0)}/s   bare loop ${bare.toFixed(0)}/s   ${(ours / bare).toFixed(2)}`)
}
const best = Math.max(...ratios)
console.log(`best of ${ROUNDS}: ${best.toFixed(2)} of the bare loop (at least ${FLOOR})`)

other.kill()
await pool.end()
await owner.end()
await postgres.stop()
rmSync(directory, { recursive: true, force: true })
process.exitCode = best >= FLOOR ? 0 : 1

/** Everything: claim, lease, order, sign, post, mark, log. */
async function engine(): Promise<number> {
  const { secret: _ } = await fill()
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
      turns: STRANDS - 1,
      retries: [60],
      pauseAfter: 1e9,
    },
    log: pino({ level: 'warn' }),
  })
  const begun = performance.now()
  while ((await count("status = 'delivered'")) < COUNT)
    await new Promise((resolve) => setTimeout(resolve, 50))
  const rate = (COUNT / (performance.now() - begun)) * 1000
  await delivery.stop()
  return rate
}

async function bareLoop(): Promise<number> {
  const { secret } = await fill()
  const { rows } = await owner.query<{ event_id: string }>(
    'select event_id from webhook_delivery order by seq',
  )
  const agent = new Agent({ pipelining: 1 })
  let at = 0
  const strand = async () => {
    while (at < rows.length) await bareDelivery(pool, { eventId: rows[at++]!.event_id, secret, agent })
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: STRANDS }, strand))
  const rate = (COUNT / (performance.now() - begun)) * 1000
  await agent.close()
  return rate
}

interface Bare {
  readonly eventId: string
  readonly secret: string
  readonly agent: Agent
}

async function bareDelivery(owned: pg.Pool, { eventId, secret, agent }: Bare): Promise<void> {
  const body = await inTransaction(owned, clientId, { access: 'read only' }, async (tx) => {
    const row = await tx.db
      .selectFrom('event')
      .select('body')
      .where('event_id', '=', eventId)
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow()
    return row.body
  })
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders({ id: eventId, timestamp, body }, [secret]),
  }
  const answer = await request(url, { method: 'POST', headers, body, dispatcher: agent })
  await answer.body.dump()
  await inTransaction(owned, clientId, { access: 'read write' }, async (tx) => {
    await tx.db
      .updateTable('webhook_delivery')
      .set({ status: 'delivered', next_attempt_at: null, finished_at: new Date().toISOString() })
      .where('client_id', '=', clientId)
      .where('event_id', '=', eventId)
      .execute()
  })
}

/** One endpoint, COUNT events of a fifth as many entities. */
async function fill(): Promise<{ secret: string }> {
  await owner.query('delete from webhook_endpoint')
  await owner.query('delete from event')
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
    return made
  })
}

async function count(where: string): Promise<number> {
  return (await owner.query(`select count(*)::int as n from webhook_delivery where ${where}`)).rows[0].n
}

function RECEIVER(): string {
  return `const s = require('http').createServer((q, r) => { q.resume(); q.on('end', () => r.end('ok')) })
    s.keepAliveTimeout = 60000
    s.listen(0, '127.0.0.1', () => console.log(s.address().port))`
}
