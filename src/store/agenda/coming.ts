import { sql } from 'kysely'
import type { Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** A row of the agenda as it is told. */
export interface ComingRow {
  readonly agendaId: string
  readonly companyId: Id<'company'> | null
  readonly task: string
  readonly payload: Readonly<Record<string, unknown>>
  /** The client's time at which it may run: when it is due, or its next attempt. */
  readonly at: Instant
  readonly attempts: number
  /** Its place in the order of time: microseconds of the client's time, and its number. */
  readonly place: string
}

export interface ComingFilter {
  readonly companyId?: Id<'company'> | undefined
  /** Only of companies that the transaction shows; the agenda itself is bound to no company. */
  readonly ofCompanies: boolean
  readonly after?: string
  readonly atMost?: number
}

/** What a client's agenda brings, in order of time. What is parked waits for a person instead. */
export async function comingRows(tx: Tx, filter: ComingFilter): Promise<readonly ComingRow[]> {
  const { companyId, ofCompanies, after, atMost } = filter
  const [micros, seq] = after?.split('-') ?? []
  const shown = companyId || ofCompanies ? await companiesShown(tx, companyId) : null
  const { rows } = await sql<ComingRow>`
    select r.agenda_id as "agendaId", r.company_id as "companyId", r.task, r.payload, r.at, r.attempts,
           (extract(epoch from r.at) * 1000000)::bigint || '-' || r.seq as place
    from (select a.*, a.wake_at + k.clock_offset * interval '1 millisecond' as at
          from client k join agenda a on a.client_id = k.client_id
          where k.client_id = ${tx.clientId} and a.parked_at is null
            and (${micros ?? null}::bigint is null or (a.wake_at, a.seq) >
                 (timestamptz 'epoch' + ${micros ?? null}::bigint * interval '1 microsecond'
                    - k.clock_offset * interval '1 millisecond', ${seq ?? null}::bigint))) r
    where ${shown}::uuid[] is null or r.company_id = any(${shown}::uuid[])
    order by r.wake_at, r.seq limit ${atMost ?? null}`.execute(tx.db)
  return rows
}

/** Asked for apart from the agenda, which is in one place where companies are spread over machines. */
async function companiesShown(tx: Tx, companyId: Id<'company'> | undefined): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select company_id as id from company
    where client_id = ${tx.clientId} ${companyId ? sql`and company_id = ${companyId}` : sql``}`.execute(tx.db)
  return rows.map(({ id }) => id)
}
