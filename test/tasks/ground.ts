import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, onTestFinished } from 'vitest'
import { type Instant, instant, isoInstant } from '../../src/kernel/dates.ts'
import { type Id, newId } from '../../src/kernel/ids.ts'
import type { Outside } from '../../src/outside/outside.ts'
import { setOut } from '../../src/store/agenda/clock.ts'
import { servicePool } from '../../src/store/database/connection.ts'
import { inTransaction } from '../../src/store/database/transaction.ts'
import { vaults } from '../../src/store/database/vault.ts'
import { type Work, workIn } from '../../src/store/database/work.ts'
import { type Agenda, type RunnerOptions, startAgenda } from '../../src/tasks/agenda.ts'
import type { Task } from '../../src/tasks/task.ts'
import { flush } from '../../src/work/outbox/flush.ts'
import { quietPool, testDatabase } from '../support/database.ts'
import { laterMadeUp, type MadeUpItem } from '../support/made-up-tasks.ts'

export interface Ran {
  readonly lane: string
  readonly step: number
  /** The client's time when it ran. */
  readonly at: Instant
  /** Who ran it. */
  readonly by: number
}

export const keys = vaults([{ id: 'test', key: Buffer.alloc(32, 7) }])

/** Writes that a step of a lane has run, in the task's own transaction. */
export const ran = (work: Work, lane: string, step: number): Promise<unknown> =>
  sql`insert into ran (client_id, lane, step, at, by)
      values (${work.clientId}, ${lane}, ${step}, ${isoInstant(work.now)}, ${process.pid})`.execute(work.db)

/** A database with a table that tasks write to, and clients without anything. */
export async function agendaGround() {
  const { url } = await testDatabase()
  const owner = quietPool({ connectionString: url, max: 3 })
  const pool = servicePool(url, 8)
  const log: { msg: string; task?: string }[] = []
  afterAll(async () => {
    await pool.end()
    await owner.end()
  })
  await owner.query(`create table ran (id bigserial, client_id uuid, lane text, step int, at timestamptz, by int);
    create table called (id bigserial, effect_id uuid);
    grant all on ran, called, ran_id_seq, called_id_seq to purser_service`)

  async function client(): Promise<Id<'client'>> {
    const clientId = newId<'client'>()
    await owner.query('insert into client (client_id) values ($1)', [clientId])
    await inTransaction(pool, clientId, { access: 'read write' }, (tx) => keys.found(tx, null))
    return clientId
  }

  /** As a request does it: in a transaction of the client. */
  const write = <T>(clientId: Id<'client'>, does: (work: Work) => Promise<T> | T): Promise<T> =>
    inTransaction(pool, clientId, { access: 'read write' }, async (tx) => {
      const work = workIn(tx, { vaults: keys, isSandbox: true })
      const result = await does(work)
      await flush(work, { actor: 'test', operation: 'test', requestId: 'test' })
      return result
    })

  return {
    url,
    owner,
    pool,
    log,
    client,
    write,
    later: (clientId: Id<'client'>, ...items: MadeUpItem[]) =>
      write(clientId, (work) => items.forEach((item) => void laterMadeUp(work, item))),
    /** Commits the beginning of a travel, as an operation does, and leaves it there. */
    setOut: (clientId: Id<'client'>, ms: number) =>
      write(clientId, (work) => setOut(work, { now: work.now, to: instant(work.now + ms) })),
    now: (clientId: Id<'client'>) => write(clientId, (work) => work.now),
    agenda(
      tasks: readonly Task[],
      { lease, ...manner }: Partial<RunnerOptions> & { readonly lease?: number } = {},
    ): Agenda {
      const lines = { write: (line: string) => void log.push(JSON.parse(line)) }
      const parts = {
        pool,
        vaults: keys,
        tasks,
        outside: {} as Outside,
        isSandbox: true,
        log: pino({ level: 'info' }, lines),
        ...(lease === undefined ? {} : { lease }),
      }
      const agenda = startAgenda(parts, { databaseUrl: url, runners: 2, lookEvery: 200, ...manner })
      onTestFinished(() => agenda.stop())
      return agenda
    },
    history: async (clientId: Id<'client'>): Promise<Ran[]> =>
      (await owner.query('select lane, step, at, by from ran where client_id = $1 order by id', [clientId]))
        .rows,
    rows: async (clientId: Id<'client'>) =>
      (
        await owner.query(
          `select key, attempts, parked_at, last_error, due_at, wake_at from agenda
           where client_id = $1 order by due_at, seq`,
          [clientId],
        )
      ).rows,
  }
}
