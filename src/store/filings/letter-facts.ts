import { sql } from 'kysely'
import { filingMachine } from '../../domain/filings/filing.ts'
import { periodWord } from '../../domain/filings/periods.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** What a letter says of a filing that came back, by the id under which it was handed over; undefined when it no longer is. */
export async function saidOfFiling(
  tx: Tx,
  { companyId, about }: { readonly companyId: Id<'company'>; readonly about: string },
): Promise<{ readonly filing: string; readonly period: string; readonly dueDate: Day } | undefined> {
  const { rows } = await sql<{ form: string; jurisdiction: string; from: Day; to: Day; dueDate: Day }>`
    select form, jurisdiction, period_begin as "from", period_end as "to", due_date as "dueDate" from filing
    where company_id = ${companyId} and client_id = ${tx.clientId} and submission_id = ${about}
      and status = ${filingMachine.state.rejected}`.execute(tx.db)
  const [row] = rows
  if (row === undefined) return undefined
  const filing = row.jurisdiction === 'US' ? `Form ${row.form}` : `${row.jurisdiction} ${row.form}`
  return { filing, period: periodWord(row), dueDate: row.dueDate }
}
