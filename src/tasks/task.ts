import type { z } from 'zod'
import type { Family } from '../domain/events.ts'
import type { Payloads, TaskName } from '../domain/tasks.ts'
import type { Instant } from '../kernel/dates.ts'
import type { Id } from '../kernel/ids.ts'
import type { Outside } from '../outside/outside.ts'
import type { Tx } from '../store/database/transaction.ts'
import type { Work } from '../store/database/work.ts'

/** What happens later, by name. `work.later({ task: '<name>', key, companyId, dueAt, payload })` puts it on the agenda. */
export type Task = PlainTask | OutsideTask

/**
 * Load · decide · record in one transaction, together with the end of its agenda row: the effect happens once.
 * A thrown error undoes all of it. A task may put its own successor (same task and key) on the agenda.
 */
export interface PlainTask<Payload = unknown> extends Declared<Payload> {
  run(work: Work, item: Item<Payload>): Promise<void>
}

/**
 * A task that calls the outside, in three beats: `prepare` loads what is asked (undefined: nothing to ask any more, the
 * row ends), `call` asks outside any transaction, `record` writes the answer in the transaction that ends the row. A
 * call may happen twice (a runner died before recording): the outside tells twins apart by the effect id.
 */
export interface OutsideTask<Payload = unknown, Asked = unknown, Answer = unknown> extends Declared<Payload> {
  /** Seconds after which a call without an answer has failed: longer than the call's own time limit. */
  readonly limit: number
  prepare(work: Work, item: Item<Payload>): Promise<Asked | undefined>
  call(asked: Asked, effect: Effect): Promise<Answer>
  record(work: Work, item: Item<Payload>, answer: Answer): Promise<void>
}

export interface Item<Payload = unknown> {
  /** The agenda row; also the effect id of a call, the same in every attempt. */
  readonly agendaId: Id<'agenda'>
  readonly key: string
  readonly companyId: Id<'company'> | null
  readonly payload: Payload
  /** When it was to happen. `work.now` is when it does: never earlier. */
  readonly dueAt: Instant
  /** Failed attempts so far. */
  readonly attempts: number
}

export interface Effect {
  readonly effectId: Id<'agenda'>
  readonly clientId: Id<'client'>
  readonly outside: Outside
  /** Aborted when the call took too long, or when the row went to another runner. */
  readonly signal: AbortSignal
  /**
   * Writes something down in the middle of a call, before its next step: committed when this answers. Fails when the row
   * went to another runner meanwhile.
   */
  readonly meanwhile: <T>(write: (tx: Tx) => Promise<T>) => Promise<T>
}

/** No further attempt would help: the row is parked at once, and the words say what a person has to do. */
export class NeedsPerson extends Error {}

interface Declared<Payload> {
  readonly name: string
  /** What the row carries; a row that does not fit fails like any other error. */
  readonly payload: z.ZodType<Payload>
  /** Seconds of the client's time to wait after each failed attempt; when they are used up the row is parked. */
  readonly retries: readonly number[]
  readonly emits?: readonly Family[]
}

/** The name is one of domain/tasks.ts, and the schema reads exactly what that table says. */
export const task = <Name extends TaskName, Schema extends z.ZodType<Payloads[Name]>>(
  declared: Tied<Name, Schema> & Omit<PlainTask<Payloads[Name]>, 'payload'>,
): PlainTask<Payloads[Name]> => declared

export const outsideTask = <Name extends TaskName, Schema extends z.ZodType<Payloads[Name]>, Asked, Answer>(
  declared: Tied<Name, Schema> & Omit<OutsideTask<Payloads[Name], Asked, Answer>, 'payload'>,
): OutsideTask<Payloads[Name], Asked, Answer> => declared

/** What the table allows the schema must take: one that asks for more would refuse what was asked for. */
interface Tied<Name extends TaskName, Schema> {
  readonly name: Name
  readonly payload: Payloads[Name] extends z.input<Schema> ? Schema : never
}
