import { sql } from 'kysely'
import { type Instant, instant, isoInstant } from '../../kernel/dates.ts'
import { firstIdOf } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** A task that ran on a travel and did something, as the audit log has it; or one that was parked on the way. */
export interface HappenedRow {
  readonly companyId: string | null
  readonly task: string
  readonly at: Instant
  readonly subjectIds: readonly string[]
  readonly facts: Readonly<Record<string, unknown>>
  /** Why a task was parked. */
  readonly failure: string | null
}

/** Processes may disagree about the time by less than this, in milliseconds. */
const SKEW = 60_000

/**
 * What the travel to a moment brought about, in order, and how much it was in all. The travel is known by the audit row of
 * the operation that set out: everything after it, up to that moment of the client's clock, happened on the way.
 */
export async function happenedUntil(
  tx: Tx,
  { to, atMost }: { readonly to: Instant; readonly atMost: number },
): Promise<{ readonly rows: readonly HappenedRow[]; readonly count: number }> {
  const begun = await setOutFor(tx, to)
  if (!begun) return { rows: [], count: 0 }
  const { rows } = await sql<HappenedRow & { count: number }>`
    select h.*, count(*) over ()::int as count from (
      select company_id as "companyId", split_part(operation, '/', 2) as task, client_time as at,
             subject_ids as "subjectIds", facts, null as failure, audit_id as id
      from audit
      where client_id = ${tx.clientId} and audit_id > ${firstIdOf(instant(begun.recordedAt - SKEW))}
        and operation like 'task/%' and facts <> '{}' and recorded_at >= ${isoInstant(begun.recordedAt)}::timestamptz
        and client_time between ${isoInstant(begun.from)}::timestamptz and ${isoInstant(to)}::timestamptz
      union all
      select company_id, task, due_at, '{}', payload, coalesce(last_error, ''), agenda_id from agenda
      where client_id = ${tx.clientId} and parked_at >= ${isoInstant(begun.recordedAt)}::timestamptz
        and due_at <= ${isoInstant(to)}::timestamptz) h
    order by h.at, h.id limit ${atMost}`.execute(tx.db)
  return { rows, count: rows[0]?.count ?? 0 }
}

async function setOutFor(
  tx: Tx,
  to: Instant,
): Promise<{ readonly from: Instant; readonly recordedAt: Instant } | undefined> {
  const { rows } = await sql<{ from: Instant; recordedAt: Instant }>`
    select client_time as "from", recorded_at as "recordedAt" from audit
    where client_id = ${tx.clientId} and operation in ('sandbox/advanceClock', 'sandbox/setClock')
      and facts -> 'to' = to_jsonb(${to}::bigint)
    order by audit_id desc limit 1`.execute(tx.db)
  return rows[0]
}
