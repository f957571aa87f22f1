import { sql } from 'kysely'
import { roles } from '../../domain/access/scopes.ts'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import { type Id, isUuid } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import type { FieldChange } from './changes.ts'

export interface AuditRow {
  readonly auditId: string
  readonly actor: string
  readonly actorLabel: string
  readonly operation: string
  readonly requestId: string
  readonly subjectIds: string[]
  readonly changes: FieldChange[] | null
  readonly facts: unknown
  readonly clientTime: Instant
  readonly recordedAt: Instant
  readonly position: bigint | null
  readonly hash: Buffer | null
}

export interface AuditFilter {
  /** With its area or without. */
  readonly operation?: string | undefined
  /** Whole, or the kind before the colon. */
  readonly actor?: string | undefined
  /** The id of a person or a key, or the name by which the log knows it. */
  readonly person?: string | undefined
  readonly requestId?: string | undefined
  readonly subjectId?: string | undefined
  readonly from?: Instant | undefined
  readonly before?: Instant | undefined
  readonly after?: string
  readonly atMost?: number
  readonly isNewestFirst?: boolean
}

/** What was done in a company, in order. */
export async function auditOf(
  tx: Tx,
  companyId: Id<'company'>,
  { after, atMost, isNewestFirst = false, ...filter }: AuditFilter,
): Promise<readonly AuditRow[]> {
  const query = tx.db
    .selectFrom('audit')
    .select([
      'audit_id as auditId',
      'actor',
      'actor_label as actorLabel',
      'operation',
      'request_id as requestId',
      'subject_ids as subjectIds',
      'facts',
      'changes',
      'client_time as clientTime',
      'recorded_at as recordedAt',
      'position',
      'hash',
    ])
    .where('client_id', '=', tx.clientId)
    .where('company_id', '=', companyId)
    .$if(filter.operation !== undefined, (q) => q.where(isOperation(filter.operation!)))
    .$if(filter.actor !== undefined, (q) => q.where(isActor(filter.actor!)))
    .$if(filter.person !== undefined, (q) => q.where(isPerson(filter.person!)))
    .$if(filter.requestId !== undefined, (q) => q.where('request_id', '=', filter.requestId!))
    .$if(filter.subjectId !== undefined, (q) =>
      q.where(sql<boolean>`subject_ids @> array[${filter.subjectId!}::uuid]`),
    )
    .$if(filter.from !== undefined, (q) =>
      q.where(sql<boolean>`client_time >= ${isoInstant(filter.from!)}::timestamptz`),
    )
    .$if(filter.before !== undefined, (q) =>
      q.where(sql<boolean>`client_time < ${isoInstant(filter.before!)}::timestamptz`),
    )
    .$if(after !== undefined, (q) => q.where('audit_id', isNewestFirst ? '<' : '>', after!))
    .$if(atMost !== undefined, (q) => q.limit(atMost!))
    .orderBy('audit_id', isNewestFirst ? 'desc' : 'asc')
  return (await query.execute()) as AuditRow[]
}

/** Each as its index of migration 0038 has it. */

/** `adminPortal/addUser`, or `addUser`. */
function isOperation(word: string) {
  const method = word.slice(word.indexOf('/') + 1)
  const named = sql<boolean>`split_part(operation, '/', 2) = ${method}`
  return method === word ? named : sql<boolean>`${named} and operation = ${word}`
}

/** `task:keepTime`, or everything that begins with `task:`. */
const isActor = (word: string) => sql<boolean>`(actor collate "C" = ${word}
  or actor collate "C" >= ${`${word}:`} and actor collate "C" < ${`${word};`})`

/** By id; or by name, with the role or without. */
function isPerson(word: string) {
  if (isUuid(word)) {
    const id = word.toLowerCase()
    return sql<boolean>`actor collate "C" = any(${[`person:${id}`, `key:${id}`]}::text[])`
  }
  const labels = [word, ...roles.map((role) => `${word} (${role})`)].map((label) => label.toLowerCase())
  return sql<boolean>`(actor_label <> '' and lower(actor_label) = any(${labels}::text[]))`
}
