import { sql } from 'kysely'
import { FILED, filingMachine } from '../../domain/filings/filing.ts'
import { periodWord } from '../../domain/filings/periods.ts'
import type { LetterFacts } from '../../domain/people/letter.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

interface About {
  readonly companyId: Id<'company'>
  readonly about: string
}

/** What a letter says of a filing that came back, by the id under which it was handed over; undefined when it no longer is. */
export async function saidOfFiling(
  tx: Tx,
  { companyId, about }: About,
): Promise<LetterFacts['filingRejected'] | undefined> {
  const { rows } = await sql<{ form: string; jurisdiction: string; from: Day; to: Day; dueDate: Day }>`
    select form, jurisdiction, period_begin as "from", period_end as "to", due_date as "dueDate" from filing
    where company_id = ${companyId} and client_id = ${tx.clientId} and submission_id = ${about}
      and status = ${filingMachine.state.rejected}`.execute(tx.db)
  const [row] = rows
  if (row === undefined) return undefined
  const filing = row.jurisdiction === 'US' ? `Form ${row.form}` : `${row.jurisdiction} ${row.form}`
  return { filing, period: periodWord(row), dueDate: row.dueDate }
}

/** A return that may not be filed, as the row of a letter names it. */
export interface ToldFiling {
  readonly form: string
  readonly jurisdiction: string
  readonly name: string
  readonly period: string
  readonly periodBegin: string
  readonly dueDate: Day
}

export const wordOfFiling = (told: ToldFiling): string =>
  [told.form, told.jurisdiction, told.periodBegin, told.period, told.dueDate, told.name].join('|')

/** Those of a reminder that are still not filed; undefined when none is left. */
export async function saidOfDue(
  tx: Tx,
  { companyId, about }: About,
): Promise<LetterFacts['filingsDue'] | undefined> {
  const told = about.split(';').slice(1).map(toldFiling)
  const { rows } = await sql<{ form: string; jurisdiction: string; periodBegin: string }>`
    select form, jurisdiction, period_begin as "periodBegin" from filing
    where company_id = ${companyId} and client_id = ${tx.clientId} and sequence = 0
      and period_begin = any(${told.map(({ periodBegin }) => periodBegin)}::date[])
      and status in ${oneOf(FILED)}`.execute(tx.db)
  const keyOf = (row: Pick<ToldFiling, 'form' | 'jurisdiction' | 'periodBegin'>) =>
    `${row.form}/${row.jurisdiction}/${row.periodBegin}`
  const filed = new Set(rows.map(keyOf))
  const due = told
    .filter((each) => !filed.has(keyOf(each)))
    .map(({ jurisdiction, name, period, dueDate }) => {
      const filing = jurisdiction === 'US' || name.startsWith(jurisdiction) ? name : `${jurisdiction} ${name}`
      return { filing, period, dueDate, isOverdue: dueDate < tx.today }
    })
  return due.length === 0 ? undefined : { due }
}

function toldFiling(word: string): ToldFiling {
  const [form = '', jurisdiction = '', periodBegin = '', period = '', dueDate = '', name = ''] =
    word.split('|')
  return { form, jurisdiction, periodBegin, period, dueDate: dueDate as Day, name }
}

/** Someone's form in a filing, `filing/user`; undefined when it is gone, or is not to come electronically any more. */
export async function saidOfForm(
  tx: Tx,
  { companyId, about }: About,
): Promise<LetterFacts['formAvailable'] | undefined> {
  const [filingId = '', userId = ''] = about.split('/')
  const { rows } = await sql<LetterFacts['formAvailable']>`
    select p.form, p.year, p.sequence > 0 as "isCorrected" from filing_person p
    join form_consent c on c.company_id = p.company_id and c.user_id = p.user_id and c.is_given
    where p.company_id = ${companyId} and p.client_id = ${tx.clientId} and p.filing_id = ${filingId}
      and p.user_id = ${userId} and p.furnished_at is not null`.execute(tx.db)
  return rows[0]
}
