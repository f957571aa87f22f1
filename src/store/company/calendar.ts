import { type RawBuilder, sql } from 'kysely'
import { FUNDING } from '../../domain/money/funding.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import { type CalendarEntry, calendarKinds } from '../../domain/payroll/company-calendar.ts'
import { runMachine } from '../../domain/payroll/run.ts'
import { timeOffMachine } from '../../domain/time/time-off.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

interface Asked {
  readonly companyId: Id<'company'>
  readonly from: Day
  readonly to: Day
}

type Row = Omit<CalendarEntry, 'amount'> & { readonly amount: bigint | null }

const entryOf = (row: Row): CalendarEntry => ({
  ...row,
  amount: row.amount === null ? null : cents(row.amount),
})

const comesBy = (isWire: RawBuilder<unknown>) =>
  sql`case when ${isWire} then 'Wire' else 'Company bank account' end`

/** Draws and wires of submitted payrolls, and those that are posted: what was drawn again after a return too. */
export async function drawEntries(tx: Tx, { companyId, from, to }: Asked): Promise<readonly CalendarEntry[]> {
  const { rows } = await sql<Row>`
    select 'draw' as kind, t.effective_date as date, t.effective_date as "endDate", ${comesBy(sql`t.name = 'Wire'`)} as name,
           t.transfer_id as id, t.status, t.pay_period_id as "payPeriodId", null::uuid as "userId", t.amount
    from transfer t
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.name in ${oneOf(FUNDING)}
      and t.effective_date between ${from} and ${to} and t.status <> ${sql.lit(transactionMachine.state.cancelled)}
    union all
    select 'draw', r.debit_date, r.debit_date, ${comesBy(sql`r.funding_method <> 'ACH'`)}, r.run_id, r.status, r.pay_period_id, null,
           r.funding_total
    from payroll_run r
    where r.company_id = ${companyId} and r.client_id = ${tx.clientId} and r.funding_total > 0
      and r.status = ${sql.lit(runMachine.initial)} and r.debit_date between ${from} and ${to}`.execute(tx.db)
  return rows.map(entryOf)
}

/** Payments to tax agencies, one for each day, agency and status. */
export async function depositEntries(
  tx: Tx,
  { companyId, from, to }: Asked,
): Promise<readonly CalendarEntry[]> {
  const { rows } = await sql<Row>`
    select 'deposit' as kind, d.date, d.date as "endDate", a.name, a.ref as id, d.status, null::uuid as "payPeriodId",
           null::uuid as "userId", sum(d.amount)::bigint as amount
    from (select effective_date as date, source_account_id, status, sum(amount) as amount from transfer
          where company_id = ${companyId} and client_id = ${tx.clientId} and name = 'TaxPayment'
            and effective_date between ${from} and ${to}
            and status <> ${sql.lit(transactionMachine.state.cancelled)}
          group by 1, 2, 3) d
    cross join lateral (
      select l.name, l.ref from ledger_account l
      where l.company_id = ${companyId} and l.client_id = ${tx.clientId} and l.account_id = d.source_account_id
      offset 0) a
    group by 2, 4, 5, 6`.execute(tx.db)
  return rows.map(entryOf)
}

export async function holidayEntries(
  tx: Tx,
  { companyId, from, to }: Asked,
): Promise<readonly CalendarEntry[]> {
  const { rows } = await sql<Row>`
    select 'holiday' as kind, on_day as date, on_day as "endDate", name, company_holiday_id as id,
           case when paid then 'paid' else 'unpaid' end as status, null as "payPeriodId", null as "userId",
           null::bigint as amount
    from company_holiday
    where company_id = ${companyId} and client_id = ${tx.clientId} and on_day between ${from} and ${to}`.execute(
    tx.db,
  )
  return rows.map(entryOf)
}

const SHOWN = [timeOffMachine.state.Pending, timeOffMachine.state.Approved, timeOffMachine.state.Taken]
const PLACE = sql.lit(String(calendarKinds.indexOf('leave')))

/** Leave that is asked for or granted on one of these days, in order of its first day; after a key of the calendar. */
export async function leaveEntries(
  tx: Tx,
  { companyId, from, to }: Asked,
  { after, atMost }: { readonly after?: string; readonly atMost?: number },
): Promise<readonly CalendarEntry[]> {
  const { rows } = await sql<Row>`
    select 'leave' as kind, r.start_date as date, r.end_date as "endDate", p.policy_type as name,
           r.time_off_request_id as id, r.status, null as "payPeriodId", r.user_id as "userId", null::bigint as amount
    from time_off_request r
    cross join lateral (
      select p.policy_type from time_off_assignment a
      join time_off_policy p on p.company_id = a.company_id and p.time_off_policy_id = a.time_off_policy_id
      where a.company_id = ${companyId} and a.assignment_id = r.assignment_id offset 0) p
    where r.company_id = ${companyId} and r.client_id = ${tx.clientId} and r.end_date >= ${from}
      and r.start_date <= ${to} and r.status = any(${SHOWN}::text[])
      ${after ? sql`and concat_ws('|', r.start_date, ${PLACE}, r.time_off_request_id, r.status) collate "C" > ${after}` : sql``}
    order by r.start_date, r.time_off_request_id ${atMost ? sql`limit ${atMost}` : sql``}`.execute(tx.db)
  return rows.map(entryOf)
}
