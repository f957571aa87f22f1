import type pg from 'pg'
import type { Logger } from 'pino'
import { families } from '../domain/events.ts'
import { easternDay, instant } from '../kernel/dates.ts'
import { isUuid } from '../kernel/ids.ts'
import { assert, faultWords } from '../kernel/problem.ts'
import type { Outside } from '../outside/outside.ts'
import { type AgendaRow, deleteRow, holdRow, leaseRow, putOff } from '../store/agenda/row.ts'
import { isAway, isRetryable, retried } from '../store/database/retry.ts'
import { together } from '../store/database/together.ts'
import { inTransaction, type Tx } from '../store/database/transaction.ts'
import type { Vaults } from '../store/database/vault.ts'
import { type Work, workIn } from '../store/database/work.ts'
import { flush } from '../work/outbox/flush.ts'
import { LEASE, underLease } from './lease.ts'
import { brisk } from './schedules.ts'
import { type Item, NeedsPerson, type OutsideTask, type Task } from './task.ts'

/** What it takes to run a task. */
export interface RunnerParts {
  readonly pool: pg.Pool
  readonly vaults: Vaults
  readonly isSandbox: boolean
  readonly tasks: readonly Task[]
  readonly outside: Outside
  readonly log: Logger
  /** Seconds that a lease lasts without a heartbeat. */
  readonly lease?: number
}

/**
 * `reached` comes when the work is done, before the row is touched: whoever puts the same on the agenda waits for the row
 * with the client's clock in hand.
 */
type Begin = (tx: Tx, row: AgendaRow, reached?: () => Promise<void>) => Promise<Call | undefined>

/**
 * The one interpreter: `search` locks a row in a transaction and begins it there; what remains to be called is called
 * after the commit. Whatever goes wrong is the row's failure. False when no row was found.
 */
export async function perform(
  parts: RunnerParts,
  search: (begin: Begin) => Promise<Call | undefined>,
): Promise<boolean> {
  const hand: { row?: AgendaRow; isLeased?: boolean } = {}
  try {
    const call = await search(async (tx, row, reached) => {
      hand.row = row
      const leased = await begin(parts, tx, row, reached)
      if (leased) Object.assign(hand, { row: leased.row, isLeased: true })
      return leased
    })
    if (call) await carryOut(parts, call)
  } catch (error) {
    if (!hand.row) throw error
    const { row, isLeased } = hand
    // A transaction that was lost left nothing. A lease outlives it, and is given back when the database is there again.
    if (isLeased) await whenBack(() => fail(parts, row, error))
    // Two transactions met: nobody's failure. The row is free again, and a moment keeps them apart.
    else if (isRetryable(error)) await pause(Math.random() * 20)
    else await fail(parts, row, error)
  }
  return hand.row !== undefined
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A call to be made when its claim is committed. */
interface Call {
  readonly task: OutsideTask
  readonly row: AgendaRow
  readonly item: Item
  readonly asked: unknown
}

/** Runs a row that is locked. A plain task ends it here; one that calls the outside leases it and answers the call. */
async function begin(
  parts: RunnerParts,
  ...[tx, row, reached = async () => {}]: Parameters<Begin>
): Promise<Call | undefined> {
  const task = taskOf(parts, row)
  assert(task, `no task is named ${row.task}`)
  const item: Item = { ...row, payload: task.payload.parse(row.payload) }
  const work = workAt(parts, tx, row)
  if ('run' in task) {
    await task.run(work, item)
    await reached()
    await end(work, row, task)
    return undefined
  }
  const asked = await task.prepare(work, item)
  await reached()
  if (asked !== undefined) return { task, row: await leaseRow(tx, row, parts.lease ?? LEASE), item, asked }
  await end(work, row, task)
  return undefined
}

/** Calls outside any transaction, then records. A lease that ran out belongs to the next caller, who records instead. */
async function carryOut(parts: RunnerParts, { task, row, item, asked }: Call): Promise<void> {
  const { clientId, agendaId: effectId } = row
  const write = <T>(does: (tx: Tx) => Promise<T>, otherwise: () => T): Promise<T> =>
    retried(() =>
      inTransaction(parts.pool, clientId, { access: 'read write' }, async (tx) =>
        (await holdRow(tx, row)) ? does(tx) : otherwise(),
      ),
    )
  const lease = { row, seconds: parts.lease ?? LEASE, limit: task.limit }
  const answer = await underLease(parts.pool, lease, (signal) =>
    task.call(asked, {
      ...{ effectId, clientId, outside: parts.outside, signal },
      meanwhile: (does) => write(does, notOurs),
    }),
  )

  const record = async (tx: Tx) => {
    const work = workAt(parts, tx, row)
    await task.record(work, item, answer)
    await end(work, row, task)
  }
  await whenBack(() => write(record, () => undefined))
}

const notOurs = (): never => {
  throw new Error('someone else does this by now')
}

/** What was asked outside has happened: as long as the database is only away for a moment, its answer is not lost. */
async function whenBack<T>(does: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE
  for (;;) {
    try {
      return await does()
    } catch (error) {
      if (!isAway(error) || Date.now() > end) throw error
      await pause(250)
    }
  }
}

const PATIENCE = 20_000

/** What was done is undone; the row waits for its next attempt, or is parked and stops blocking its lane. */
async function fail(parts: RunnerParts, row: AgendaRow, error: unknown): Promise<void> {
  const schedule = error instanceof NeedsPerson ? [] : (taskOf(parts, row)?.retries ?? brisk)
  const seconds = schedule[row.attempts]
  const counted = await inTransaction(parts.pool, row.clientId, { access: 'read write' }, (tx) =>
    putOff(tx, row, { error: faultWords(error), seconds }),
  )
  if (!counted) return
  const { agendaId, clientId, companyId, task, key } = row
  const facts = {
    agendaId,
    clientId,
    companyId,
    task,
    key,
    attempts: row.attempts + 1,
    error: faultWords(error),
  }
  if (seconds === undefined) parts.log.error(facts, 'task parked')
  else parts.log.warn({ ...facts, seconds }, 'task failed')
}

const taskOf = ({ tasks }: RunnerParts, row: AgendaRow): Task | undefined =>
  tasks.find(({ name }) => name === row.task)

/** The clocks of this process and of Postgres may differ by a moment: a task is never early. */
function workAt(parts: RunnerParts, tx: Tx, { dueAt }: AgendaRow): Work {
  const now = instant(Math.max(tx.now, dueAt))
  return workIn({ ...tx, now, today: easternDay(now) }, parts)
}

/** The row goes before the agenda is written, so that a successor may have the same key. */
async function end(work: Work, row: AgendaRow, task: Task): Promise<void> {
  for (const { family } of work.outbox.events) {
    assert(task.emits?.includes(family), `task ${task.name} emits ${families[family].family} undeclared`)
  }
  if (row.companyId !== null) work.note({ companyId: row.companyId })
  work.note({ subjectIds: about(row), facts: told(work) })
  const [actor, operation] = [`task:${task.name}`, `task/${task.name}`]
  await together({
    gone: deleteRow(work, row),
    told: flush(work, { actor, operation, requestId: row.agendaId }),
  })
}

/** The records that a row names: the run of a payment, the worker of an account. */
const about = ({ payload, companyId }: AgendaRow): string[] =>
  Object.values(payload as object).filter((value) => isUuid(value) && value !== companyId)

/** How many events of each family: a task that did nothing tells none, and has no facts of its own either. */
function told({ outbox }: Work): { readonly told?: Readonly<Record<string, number>> } {
  const counts: Record<string, number> = {}
  for (const { family } of outbox.events) counts[family] = (counts[family] ?? 0) + 1
  return outbox.events.length > 0 ? { told: counts } : {}
}
