import type { Instant } from '../../kernel/dates.ts'
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

/** What was done in a company, in order. */
export async function auditOf(
  tx: Tx,
  companyId: Id<'company'>,
  { after, atMost }: { after?: string; atMost?: number },
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
    .$if(after !== undefined, (q) => q.where('audit_id', '>', after!))
    .$if(atMost !== undefined, (q) => q.limit(atMost!))
    .orderBy('audit_id')
  return (await query.execute()) as AuditRow[]
}
