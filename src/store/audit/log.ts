import { sql } from 'kysely'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

export interface AuditRow {
  readonly auditId: string
  readonly actor: string
  readonly operation: string
  readonly requestId: string
  readonly subjectIds: string[]
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
  readonly subjectId?: string | undefined
  readonly from?: Instant | undefined
  readonly before?: Instant | undefined
  readonly after?: string
  readonly atMost?: number
}

/** What was done in a company, in order. */
export async function auditOf(
  tx: Tx,
  companyId: Id<'company'>,
  { after, atMost, ...filter }: AuditFilter,
): Promise<readonly AuditRow[]> {
  const query = tx.db
    .selectFrom('audit')
    .select([
      'audit_id as auditId',
      'actor',
      'operation',
      'request_id as requestId',
      'subject_ids as subjectIds',
      'facts',
      'client_time as clientTime',
      'recorded_at as recordedAt',
      'position',
      'hash',
    ])
    .where('client_id', '=', tx.clientId)
    .where('company_id', '=', companyId)
    .$if(filter.operation !== undefined, (q) => q.where(isNamed('operation', '/', filter.operation!)))
    .$if(filter.actor !== undefined, (q) => q.where(isNamed('actor', ':', filter.actor!)))
    .$if(filter.subjectId !== undefined, (q) =>
      q.where(sql<boolean>`${filter.subjectId!}::uuid = any(subject_ids)`),
    )
    .$if(filter.from !== undefined, (q) =>
      q.where(sql<boolean>`client_time >= ${isoInstant(filter.from!)}::timestamptz`),
    )
    .$if(filter.before !== undefined, (q) =>
      q.where(sql<boolean>`client_time < ${isoInstant(filter.before!)}::timestamptz`),
    )
    .$if(after !== undefined, (q) => q.where('audit_id', '>', after!))
    .$if(atMost !== undefined, (q) => q.limit(atMost!))
    .orderBy('audit_id')
  return (await query.execute()) as AuditRow[]
}

/** The whole word, or one side of its mark: `addUser` of `adminPortal/addUser`, `task` of `task:keepTime`. */
const isNamed = (column: 'operation' | 'actor', mark: '/' | ':', word: string) =>
  sql<boolean>`${word} in (${sql.ref(column)}, split_part(${sql.ref(column)}, ${mark}, ${mark === '/' ? 2 : 1}))`
