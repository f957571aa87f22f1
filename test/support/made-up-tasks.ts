import type { Instant } from '../../src/kernel/dates.ts'
import type { Id } from '../../src/kernel/ids.ts'
import type { LaterItem, Work } from '../../src/store/database/work.ts'
import type { OutsideTask, PlainTask } from '../../src/tasks/task.ts'

/** The agenda runs whatever has a name; the table of names is for the tasks of the service itself. */
export const madeUpTask = <Payload>(declared: PlainTask<Payload>): PlainTask<Payload> => declared

export const madeUpOutsideTask = <Payload, Asked, Answer>(
  declared: OutsideTask<Payload, Asked, Answer>,
): OutsideTask<Payload, Asked, Answer> => declared

export interface MadeUpItem {
  readonly task: string
  readonly key: string
  readonly companyId: Id<'company'> | null
  readonly dueAt: Instant
  readonly payload?: Readonly<Record<string, unknown>>
}

export const laterMadeUp = (work: Work, item: MadeUpItem): void =>
  work.later({ payload: {}, ...item } as LaterItem)
