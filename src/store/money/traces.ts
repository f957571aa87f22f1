import { type RawBuilder, sql } from 'kysely'
import { MOST_IN_ENTRY } from '../../domain/money/compose-file.ts'
import type { TracedTransaction, TransactionRow } from '../../domain/money/transaction.ts'
import type { Instant } from '../../kernel/dates.ts'
import type { Tx } from '../database/transaction.ts'

/**
 * Where the transfers of some files (`f`) stand in them: from the `first` entry to the `last`, which are one unless the
 * amount needs several. A file lists them in order of their ids, so that nothing has to be written for each.
 */
export const entryPlaces = (tx: Tx, files: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select company_id, transfer_id, trace_origin, last - parts + 1 as first, last from (
    select t.company_id, t.transfer_id, f.trace_origin, t.parts,
           sum(t.parts) over (partition by f.company_id, f.ach_file_id order by t.transfer_id) as last
    from ach_file f cross join lateral (
      select t.company_id, t.transfer_id, (t.amount + ${MOST_IN_ENTRY - 1n}) / ${MOST_IN_ENTRY}::bigint as parts
      from transfer t
      where t.company_id = f.company_id and t.ach_file_id = f.ach_file_id and t.client_id = f.client_id offset 0) t
    where f.client_id = ${tx.clientId} and f.trace_origin is not null and ${files}) e`

/** Transfers with what their files tell: one statement for all, which reads those files' entries and nothing else. */
export async function traced(tx: Tx, rows: readonly TransactionRow[]): Promise<readonly TracedTransaction[]> {
  const files = [...new Set(rows.flatMap(({ achFileId }) => achFileId ?? []))]
  const none = { handedOverAt: null, traceNumber: '' }
  if (files.length === 0) return rows.map((row) => ({ ...row, ...none }))
  const companyIds = [...new Set(rows.map(({ companyId }) => companyId))]
  const asked = sql`f.company_id = any(${companyIds}::uuid[]) and f.ach_file_id = any(${files}::uuid[])`
  const sent = await sql<{ achFileId: string; handedOverAt: Instant | null }>`
    select f.ach_file_id as "achFileId", f.handed_over_at as "handedOverAt" from ach_file f
    where ${asked} and f.client_id = ${tx.clientId}`.execute(tx.db)
  const places = await sql<{ transferId: string; traceNumber: string }>`
    select p.transfer_id as "transferId", p.trace_origin || lpad(p.first::text, 7, '0') as "traceNumber"
    from (${entryPlaces(tx, asked)}) p
    where p.transfer_id = any(${rows.map(({ transferId }) => transferId)}::uuid[])`.execute(tx.db)
  const handed = new Map(sent.rows.map(({ achFileId, handedOverAt }) => [achFileId, handedOverAt]))
  const traces = new Map(places.rows.map(({ transferId, traceNumber }) => [transferId, traceNumber]))
  return rows.map((row) => ({
    ...row,
    handedOverAt: handed.get(row.achFileId ?? '') ?? null,
    traceNumber: traces.get(row.transferId) ?? '',
  }))
}
