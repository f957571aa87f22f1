import { sql } from 'kysely'
import type pg from 'pg'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** A request as its client may look it up: who asked what, and how it ended. No body, no name, no address. */
export interface RequestEntry {
  readonly clientId: string
  readonly requestId: string
  /** Empty where none was named. */
  readonly operation: string
  readonly status: number
  /** Tenths of a millisecond. */
  readonly took: number
  readonly actor: string
  readonly companyId: string | null
  /** What a refusal is called, without what was sent; empty of a success. */
  readonly error: string
  /** The answer that was kept under an Idempotency-Key. */
  readonly isReplay: boolean
  readonly requestBytes: number
  readonly replyBytes: number
}

export type LoggedRequest = RequestEntry & { readonly id: string; readonly at: string }

/** As it is answered: its id puts it in the order of time. */
export const logged = (entry: RequestEntry): LoggedRequest => ({
  id: newId(),
  at: new Date().toISOString(),
  ...entry,
})

/** A batch, of whichever clients. */
export async function addRequests(pool: pg.Pool, batch: readonly LoggedRequest[]): Promise<void> {
  await pool.query('select add_requests($1)', [JSON.stringify(batch)])
}

export interface RequestLogFilter {
  readonly requestId?: string | undefined
  readonly operation?: string | undefined
  /** The hundreds: 4 finds 400 to 499. */
  readonly statusClass?: number | undefined
  readonly actors?: readonly string[] | undefined
  readonly from?: Instant | undefined
  readonly before?: Instant | undefined
  /** An id: what came before it. */
  readonly after?: string
  readonly atMost: number
}

/** The client's own, the newest first. */
export async function requestsOf(
  tx: Tx,
  { after, atMost, ...filter }: RequestLogFilter,
): Promise<readonly LoggedRequestRow[]> {
  const query = tx.db
    .selectFrom('request_log')
    .select(['request_log_id as id', 'at', 'request_id as requestId', 'operation', 'status', 'took', 'actor'])
    .select(['company_id as companyId', 'error', 'is_replay as isReplay'])
    .select(['request_bytes as requestBytes', 'reply_bytes as replyBytes'])
    .where('client_id', '=', tx.clientId)
    .$if(filter.requestId !== undefined, (q) => q.where('request_id', '=', filter.requestId!))
    .$if(filter.operation !== undefined, (q) => q.where('operation', '=', filter.operation!))
    .$if(filter.actors !== undefined, (q) =>
      q.where(sql<boolean>`actor = any(${[...filter.actors!]}::text[])`),
    )
    .$if(filter.statusClass !== undefined, (q) =>
      q.where(
        sql<boolean>`status between ${filter.statusClass! * 100} and ${filter.statusClass! * 100 + 99}`,
      ),
    )
    // The index of what failed is chosen only by who says so.
    .$if((filter.statusClass ?? 0) >= 4, (q) => q.where('status', '>=', 400))
    .$if(filter.from !== undefined, (q) => q.where('request_log_id', '>=', idAt(filter.from!)))
    .$if(filter.before !== undefined, (q) => q.where('request_log_id', '<', idAt(filter.before!)))
    .$if(after !== undefined, (q) => q.where('request_log_id', '<', after!))
    .orderBy('request_log_id', 'desc')
    .limit(atMost)
  const rows = await query.execute()
  return rows.map((row) => ({ ...row, at: isoInstant(row.at) }))
}

type LoggedRequestRow = Omit<LoggedRequest, 'clientId'>

/** The first id of a moment: ids begin with their milliseconds. */
function idAt(at: Instant): string {
  const time = at.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
