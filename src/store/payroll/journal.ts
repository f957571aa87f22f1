import { sql } from 'kysely'
import { COUNTED } from '../../domain/money/transaction.ts'
import type { DetailLine } from '../../domain/payroll/details.ts'
import type { Movement } from '../../domain/payroll/journal-cash.ts'
import type { JournalCheck } from '../../domain/payroll/journal-checks.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import { sharesOf } from '../structure/shares.ts'

interface Range {
  readonly from: Day
  readonly to: Day
}

/** Paychecks that were paid, or voided, in a range of days; not those of a run that failed or was cancelled. */
export async function journalChecks(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to, byDepartment }: Range & { readonly byDepartment: boolean },
): Promise<readonly JournalCheck[]> {
  const { rows } = await sql<Omit<JournalCheck, 'lines'> & { lines: StoredLine[] }>`
    with asked as (
      select p.paycheck_id from paycheck p
      join pay_period o on o.company_id = p.company_id and o.pay_period_id = p.pay_period_id
      where o.company_id = ${companyId} and o.pay_date between ${from} and ${to} and p.cancelled_at is null
      union
      select p.paycheck_id from paycheck p
      where p.company_id = ${companyId} and p.voided_at is not null and ${voidedOn} between ${from} and ${to})
    select p.run_id as "runId", p.pay_period_id as "payPeriodId", p.pay_date as "payDate", o.begin_date as "beginDate",
           o.end_date as "endDate", o.worker_type as "workerType", p.user_id as "userId",
           concat_ws(' ', w.first_name, nullif(w.middle_name, ''), w.last_name) as name, p.net,
           p.payment_method as "paymentMethod", ${voidedOn} as "voidedOn",
           ${byDepartment ? labor : sql`null`} as labor,
           (select jsonb_agg(jsonb_build_array(r.kind, r.code, r.name, l.base::text, l.amount::text) order by l.n)
            from unnest(p.rules, p.bases, p.amounts) with ordinality as l(rule_id, base, amount, n)
            join rule r using (rule_id)) as lines
    from asked join paycheck p on p.company_id = ${companyId} and p.paycheck_id = asked.paycheck_id
    join worker w on w.company_id = p.company_id and w.user_id = p.user_id
    join pay_period o on o.company_id = p.company_id and o.pay_period_id = p.pay_period_id
    where p.client_id = ${tx.clientId}
    order by p.pay_date, o.begin_date, p.pay_period_id, p.user_id, p.paycheck_id`.execute(tx.db)
  return rows.map(({ lines, labor: told, ...row }) => ({
    ...row,
    ...(told ? { labor: told } : {}),
    lines: lines.map(([kind, code, name, base, amount]) => ({
      kind,
      code,
      name,
      base: BigInt(base),
      amount: BigInt(amount),
    })),
  }))
}

/** What earnings name, and the shares that were in force on the pay date. */
const labor = sql`jsonb_build_object('departmentIds', coalesce(to_jsonb(p.earning_department_ids), '[]'),
                                    'shares', coalesce(${sharesOf.department}, '[]'))`

/** In New York, as every date rule goes. */
const voidedOn = sql`(p.voided_at at time zone 'America/New_York')::date`

type StoredLine = [kind: DetailLine['kind'], code: string, name: string, base: string, amount: string]

/** Which account a tax of a run was posted to: an agency keeps the name that it had then. */
export async function agencyNames(
  tx: Tx,
  companyId: Id<'company'>,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ word: string; name: string }>`
    select distinct t.run_id || '/' || t.code as word, a.name
    from transfer t join ledger_account a on a.company_id = t.company_id and a.account_id = t.destination_account_id
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.name = 'Accrual' and a.kind = 'taxAgency'
      and t.run_id = any(${[...runIds]}::uuid[])`.execute(tx.db)
  return new Map(rows.map(({ word, name }) => [word, name]))
}

/** Cash that moved in a range of days, summed by file and account. A credit at an agency that pays moves none. */
export async function cashMovements(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to }: Range,
): Promise<readonly Movement[]> {
  const { rows } = await sql<Movement>`
    select t.effective_date as date, t.name, t.pay_period_id as "payPeriodId", t.ach_file_id as "achFileId",
           jsonb_build_object('kind', s.kind, 'name', ${nameOf('s')}) as source,
           jsonb_build_object('kind', d.kind, 'name', ${nameOf('d')}) as destination,
           t.reason, sum(t.amount)::bigint as amount
    from transfer t
    join ledger_account s on s.company_id = t.company_id and s.account_id = t.source_account_id
    join ledger_account d on d.company_id = t.company_id and d.account_id = t.destination_account_id
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.name not in ('Accrual', 'TaxCredit')
      and t.status = any(${[...COUNTED]}::text[]) and t.effective_date between ${from} and ${to}
    group by 1, 2, 3, 4, 5, 6, 7
    order by t.effective_date, min(t.created_at)`.execute(tx.db)
  return rows
}

/** Agencies and plans have accounts of their own in the books; workers share one. */
const nameOf = (account: 's' | 'd') => {
  const its = (column: string) => sql.ref(`${account}.${column}`)
  return sql`case when ${its('kind')} in ('taxAgency', 'garnishmentAgency') then ${its('name')}
                  when ${its('kind')} = 'carrier' then ${its('ref')} else '' end`
}
