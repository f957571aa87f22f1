import { type Instant, isoInstant } from '../../kernel/dates.ts'

/** What the service knows of an audit row when it writes it: everything but when it was recorded, and its place. */
export interface Markable {
  readonly clientId: string
  readonly auditId: string
  readonly companyId: string | null
  readonly actor: string
  readonly operation: string
  readonly requestId: string
  readonly subjectIds: readonly string[]
  /** As JSON has them. */
  readonly facts: unknown
  readonly clientTime: Instant
  readonly actorLabel: string
  /** Null where nothing was changed. */
  readonly changes: unknown
}

/**
 * The text whose keyed hash is the mark of a row. Whoever can write to the database but does not have the master key
 * cannot make one. A field that is added later is put at the end, and only where it has a value: older marks stay good.
 */
export const markedText = (row: Markable): string =>
  JSON.stringify([
    row.clientId,
    row.auditId,
    row.companyId,
    row.actor,
    row.operation,
    row.requestId,
    row.subjectIds.map((id) => id.toLowerCase()),
    inOrder(row.facts),
    isoInstant(row.clientTime),
    ...(isOfChanges(row) ? [row.actorLabel, inOrder(row.changes)] : []),
  ])

/** A row as they are written since it tells what was changed, and by whom in words. */
const isOfChanges = ({ actorLabel, changes }: Markable): boolean => actorLabel !== '' || changes !== null

/** Postgres keeps the keys of an object in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, inOrder(each)]))
}

/** A row as it is read to be judged. */
export interface MarkedRow extends Markable {
  readonly mark: Buffer | null
  readonly recordedAt: Instant
}

/** Which rows of a client may have no mark: those of before marks were made. */
export interface MarksSince {
  /** Undefined where the client has only known a service that marks. */
  readonly since: Instant | undefined
}

/** While an upgrade rolls through the processes, an older one still writes rows without. */
const ROLLING = 3_600_000

/**
 * Reads the rows of one client in the order of their chain, and says which the service did not write. Without a mark is
 * only what was recorded before marks began, and stands before everything that was recorded later.
 */
export function markReader(markOf: (text: string) => Buffer, { since }: MarksSince) {
  const end = since === undefined ? Number.NEGATIVE_INFINITY : since + ROLLING
  let isOver = false
  let unmarked = 0
  return {
    /** How many rows are of before marks were made. */
    unmarked: () => unmarked,
    isForged(row: MarkedRow): boolean {
      if (row.recordedAt >= end) isOver = true
      if (row.mark !== null) return !markOf(markedText(row)).equals(row.mark)
      if (isOver || isOfChanges(row)) return true
      unmarked += 1
      return false
    },
  }
}
