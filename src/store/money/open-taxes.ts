import { sql } from 'kysely'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import { isToAgency } from './transfer-sorts.ts'

const complete = sql.lit(transactionMachine.state.complete)
const pending = sql.lit(transactionMachine.state.pending)

/** An agency's account, and the pay date before which nothing is owed to it: null while nobody has looked. */
export interface AgencyMark {
  readonly agencyRef: string
  readonly openFrom: Day | null
}

export async function agencyMarks(tx: Tx, companyId: Id<'company'>): Promise<readonly AgencyMark[]> {
  const { rows } = await sql<AgencyMark>`
    select ref as "agencyRef", open_from as "openFrom" from ledger_account
    where company_id = ${companyId} and client_id = ${tx.clientId} and kind = 'taxAgency' order by ref`.execute(
    tx.db,
  )
  return rows
}

/** Only the task that dates deposits does, and tasks of a company run one after the other. */
export async function saveAgencyMarks(
  tx: Tx,
  companyId: Id<'company'>,
  marks: readonly AgencyMark[],
): Promise<void> {
  if (marks.length === 0) return
  await sql`
    update ledger_account a set open_from = m.day
    from unnest(${marks.map(({ agencyRef }) => agencyRef)}::text[], ${marks.map(({ openFrom }) => openFrom)}::date[])
      as m(ref, day)
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId} and a.kind = 'taxAgency' and a.ref = m.ref`.execute(
    tx.db,
  )
}

/** An agency that a company owes a tax for which no payment is on its way. */
export interface OwedAgency {
  readonly companyId: Id<'company'>
  readonly agencyRef: string
}

/**
 * Of these companies. Whoever is owed at the very day from which it may be is found there; the ledger of the others is
 * read from the first of their days on, which is at most a deposit period back.
 */
export async function owedAgencies(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
): Promise<readonly OwedAgency[]> {
  const asked = sql`any(${[...companyIds]}::uuid[])`
  const { rows } = await sql<OwedAgency>`
    with agency as materialized (
      select a.company_id, a.account_id, a.ref, coalesce(a.open_from, '-infinity') as open_from
      from ledger_account a
      where a.company_id = ${asked} and a.client_id = ${tx.clientId} and a.kind = 'taxAgency'),
    first_run as materialized (
      select r.company_id, r.run_id, r.pay_date
      from (select distinct company_id, open_from from agency) a
      join payroll_run r on r.company_id = a.company_id and r.pay_date = a.open_from),
    known as materialized (
      select a.company_id, a.account_id, a.ref
      from transfer t join first_run r on r.company_id = t.company_id and r.run_id = t.run_id
      join agency a on a.company_id = r.company_id and a.open_from = r.pay_date
        and a.account_id in (t.source_account_id, t.destination_account_id)
      where t.company_id = ${asked} and t.run_id = any(array(select run_id from first_run)) and ${ON_ITS_WAY}
      group by a.company_id, a.account_id, a.ref, t.run_id
      having sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end) > 0),
    other as materialized (
      select a.* from agency a where not exists (
        select from known k where k.company_id = a.company_id and k.account_id = a.account_id)),
    run as materialized (
      select r.company_id, r.run_id, r.pay_date
      from (select company_id, min(open_from) as open_from from other group by company_id) o
      join payroll_run r on r.company_id = o.company_id and r.pay_date >= o.open_from),
    moved as materialized (
      select t.company_id, side.account_id, r.pay_date, sum(side.amount) as open
      from transfer t join run r on r.company_id = t.company_id and r.run_id = t.run_id
      cross join lateral (values (t.destination_account_id, t.amount), (t.source_account_id, -t.amount))
        as side(account_id, amount)
      where t.company_id = ${asked} and t.run_id = any(array(select run_id from run)) and ${ON_ITS_WAY}
      group by t.company_id, r.run_id, side.account_id, r.pay_date having sum(side.amount) > 0)
    select company_id as "companyId", ref as "agencyRef" from known
    union
    select o.company_id, o.ref from moved m
    join other o on o.company_id = m.company_id and o.account_id = m.account_id and m.pay_date >= o.open_from
    order by 1, 2`.execute(tx.db)
  return rows
}

const ON_ITS_WAY = sql`${isToAgency}
        and (t.name = 'Accrual' or t.status in (${complete}, ${pending}))`

/** What the pay of another provider owed for a tax in a quarter, less what that provider deposited. */
export interface OwedElsewhere {
  readonly companyId: Id<'company'>
  readonly code: string
  readonly quarter: string
  /** Below zero where more was deposited. */
  readonly amount: bigint
}

/** Of these companies. A history is told when a company moves here, and does not grow. */
export async function owedElsewhere(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
): Promise<readonly OwedElsewhere[]> {
  const asked = sql`company_id = any(${[...companyIds]}::uuid[]) and client_id = ${tx.clientId}`
  const { rows } = await sql<OwedElsewhere>`
    select company_id as "companyId", code, quarter, sum(amount)::bigint as amount from (
      select company_id, code, to_char(pay_date, 'YYYY"-Q"Q') as quarter, amount from liability_history where ${asked}
      union all
      select company_id, code, quarter, -amount from deposit_history where ${asked}) h
    group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3`.execute(tx.db)
  return rows
}
