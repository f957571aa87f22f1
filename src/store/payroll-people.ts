import { sql } from 'kysely'
import type { PeriodFacts } from '../domain/payroll/period.ts'
import { type Day, yearOf } from '../kernel/dates.ts'
import type { Id } from '../kernel/ids.ts'
import { benefitsOn } from './payroll-benefits.ts'
import type { Tx } from './transaction.ts'

/** Raw rows of a slice, keyed by worker; domain/payroll makes people of them. Set-based: a dozen statements a slice. */
export async function loadSlice(
  tx: Tx,
  asked: { period: PeriodFacts; payDate: Day; userIds: readonly string[] },
) {
  const { period, payDate } = asked
  const of = { companyId: period.companyId, ids: [...asked.userIds] }
  return {
    people: await people(tx, of, payDate),
    wages: await wages(tx, of, period),
    w4s: await w4s(tx, of, payDate),
    stateW4s: await stateW4s(tx, of, payDate),
    accounts: await accounts(tx, of),
    garnishments: await garnishments(tx, of),
    recurring: await recurring(tx, of),
    inputs: await inputs(tx, of, period),
    members: await members(tx, of, period),
    years: await years(tx, of, payDate),
    stateTaxes: await stateTaxes(tx, of, payDate),
    benefits: await benefitsOn(tx, of, payDate),
  }
}

export type LoadedSlice = Awaited<ReturnType<typeof loadSlice>>

interface Of {
  readonly companyId: Id<'company'>
  /** In order. */
  readonly ids: string[]
}

/**
 * A slice is a stretch of ids: the bounds keep an index scan inside it, where `any` alone may walk through the whole
 * company, slice after slice.
 */
const among = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} between ${ids[0]!}::uuid and ${ids.at(-1)!}::uuid
    and ${sql.ref(column)} = any(${[...ids]}::uuid[])`

const people = async (tx: Tx, { companyId, ids }: Of, on: Day) =>
  (
    await sql<{
      user_id: string
      name: string
      worker_type: 'W2' | '1099-NEC'
      status: string
      date_of_join: Day
      exit_date: Day | null
      backup_withholding: boolean
      date_of_birth: Buffer | null
      work_state: string
      work_city: string
      home_state: string | null
      home_city: string | null
    }>`
    select w.user_id, concat_ws(' ', w.first_name, nullif(w.middle_name, ''), w.last_name) as name, w.worker_type,
           w.status, w.date_of_join, x.exit_date, w.backup_withholding, w.date_of_birth,
           coalesce(r.state, nullif(p.state_code, ''), l.state) as work_state,
           coalesce(r.city, l.city, '') as work_city, h.state as home_state, h.city as home_city
    from worker w
    left join worker_exit x on x.company_id = w.company_id and x.user_id = w.user_id and x.ended_at is null
    left join lateral (
      select a.state, a.city from worker_address a
      where a.company_id = w.company_id and a.user_id = w.user_id and a.kind = 'home'
      order by a.effective_from <= ${on} desc, abs(a.effective_from - ${on}::date) limit 1) h on true
    left join lateral (
      select p.location_category, p.company_location_id, p.state_code from worker_workplace p
      where p.company_id = w.company_id and p.user_id = w.user_id
      order by p.effective_from <= ${on} desc, abs(p.effective_from - ${on}::date) limit 1) p on true
    left join lateral (
      select a.state, a.city from worker_address a
      where a.company_id = w.company_id and a.user_id = w.user_id and a.kind = 'remote'
        and p.location_category = 'Remote'
      order by a.effective_from <= ${on} desc, abs(a.effective_from - ${on}::date) limit 1) r on true
    left join company_location l on l.company_id = w.company_id and l.company_location_id = p.company_location_id
                                and p.location_category = 'Office'
    where w.company_id = ${companyId} and ${among('w.user_id', ids)} order by w.user_id`.execute(tx.db)
  ).rows

/** The wage in force when the period begins (or the first after it), and every change inside it. */
const wages = async (tx: Tx, { companyId, ids }: Of, { beginDate, endDate }: PeriodFacts) =>
  (
    await sql<{
      user_id: string
      effective_from: Day
      wage_rate: bigint
      wage_basis: string
      standard_working_hours: number
      employee_type: string
      payment_method: string
      tax_exemptions: string[]
    }>`
    select g.user_id, g.effective_from, g.wage_rate, g.wage_basis, g.standard_working_hours, g.employee_type,
           g.payment_method, g.tax_exemptions
    from worker_wage g
    where g.company_id = ${companyId} and ${among('g.user_id', ids)}
      and g.effective_from >= coalesce(
        (select max(b.effective_from) from worker_wage b
         where b.company_id = g.company_id and b.user_id = g.user_id and b.effective_from <= ${beginDate}), '-infinity')
      and (g.effective_from <= ${endDate} or g.effective_from =
        (select min(b.effective_from) from worker_wage b where b.company_id = g.company_id and b.user_id = g.user_id))
    order by g.user_id, g.effective_from`.execute(tx.db)
  ).rows

const w4s = async (tx: Tx, { companyId, ids }: Of, on: Day) =>
  tx.db
    .selectFrom('worker_w4')
    .distinctOn('user_id')
    .select([
      'user_id',
      'form',
      'filing_status',
      'multiple_jobs',
      'dependents',
      'dependents_above_18',
      'other_income',
      'other_deduction',
      'extra_withholding',
      'military_spouse_exemption',
      'state_additional_deduction',
      'is_nonresident',
      'az_basis_points',
      'is_exempt',
      'allowances',
    ])
    .where('company_id', '=', companyId)
    .where(among('user_id', ids))
    .orderBy('user_id')
    .orderBy(sql`effective_from <= ${on} desc, abs(effective_from - ${on}::date)`)
    .execute()

const stateW4s = async (tx: Tx, { companyId, ids }: Of, on: Day) =>
  tx.db
    .selectFrom('worker_state_w4')
    .distinctOn(['user_id', 'state'])
    .select(['user_id', 'state', 'fields'])
    .where('company_id', '=', companyId)
    .where(among('user_id', ids))
    .orderBy('user_id')
    .orderBy('state')
    .orderBy(sql`effective_from <= ${on} desc, abs(effective_from - ${on}::date)`)
    .execute()

const accounts = async (tx: Tx, { companyId, ids }: Of) =>
  tx.db
    .selectFrom('user_bank_account')
    .select(['user_id', 'user_bank_account_id', 'pay_basis_points'])
    .where('company_id', '=', companyId)
    .where(among('user_id', ids))
    .where('status', 'in', ['ready', 'active'])
    .where('pay_basis_points', '>', 0)
    .orderBy('user_id')
    .orderBy('priority')
    .execute()

/** With what every year so far has taken for each order. */
const garnishments = async (tx: Tx, { companyId, ids }: Of) =>
  (
    await sql<{
      user_id: string
      garnishment_id: string
      garnishment_type: string
      agency: string
      fields: Record<string, string>
      taken: bigint
    }>`
    select g.user_id, g.garnishment_id, g.garnishment_type, g.agency, g.fields,
           coalesce((select sum(t.amount)::bigint from year_to_date y
                     cross join unnest(y.codes, y.amounts) as t(code, amount)
                     where y.company_id = g.company_id and y.user_id = g.user_id
                       and t.code = 'garnishment:' || g.garnishment_id), 0) as taken
    from garnishment g
    where g.company_id = ${companyId} and ${among('g.user_id', ids)} and g.removed_at is null
    order by g.user_id, g.garnishment_id`.execute(tx.db)
  ).rows

const recurring = async (tx: Tx, { companyId, ids }: Of) =>
  tx.db
    .selectFrom('recurring_pay_item')
    .select(['user_id', 'pay_item', 'type', 'amount', 'allocated_basis_points'])
    .where('company_id', '=', companyId)
    .where(among('user_id', ids))
    .where('removed_at', 'is', null)
    .orderBy('user_id')
    .orderBy('recurring_pay_item_id')
    .execute()

const inputs = async (tx: Tx, { companyId, ids }: Of, { payPeriodId }: PeriodFacts) =>
  (
    await sql<{ user_id: string; source: string; data: unknown }>`
    select user_id, source, data from period_input
    where company_id = ${companyId} and pay_period_id = ${payPeriodId} and ${among('user_id', ids)}
    union all
    select user_id, 'removal', jsonb_agg(jsonb_build_object('kind', kind, 'description', description)) from period_removal
    where company_id = ${companyId} and pay_period_id = ${payPeriodId} and ${among('user_id', ids)}
    group by user_id`.execute(tx.db)
  ).rows

const members = async (tx: Tx, { companyId, ids }: Of, { payPeriodId }: PeriodFacts) =>
  tx.db
    .selectFrom('period_member')
    .select(['user_id', 'included', 'amount', 'payment_method', 'paid_outside'])
    .where('company_id', '=', companyId)
    .where('pay_period_id', '=', payPeriodId)
    .where(among('user_id', ids))
    .execute()

/** This year, and last year for what only asks whether there was any. */
const years = async (tx: Tx, { companyId, ids }: Of, payDate: Day) =>
  tx.db
    .selectFrom('year_to_date')
    .select(['user_id', 'year', 'codes', 'wages', 'amounts', 'supplemental_wages', 'gross', 'net'])
    .where('company_id', '=', companyId)
    .where(among('user_id', ids))
    .where('year', 'in', [yearOf(payDate), yearOf(payDate) - 1])
    .execute()

const stateTaxes = async (tx: Tx, { companyId, ids }: Of, on: Day) =>
  tx.db
    .selectFrom('worker_state_tax')
    .distinctOn('user_id')
    .select(['user_id', 'payroll_deduction_rate', 'composite_rate'])
    .where('company_id', '=', companyId)
    .where(among('user_id', ids))
    .orderBy('user_id')
    .orderBy(sql`effective_from <= ${on} desc, abs(effective_from - ${on}::date)`)
    .execute()
