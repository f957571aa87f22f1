import { sql } from 'kysely'
import type { BenefitType } from '../../domain/benefits/values.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'
import type { Among } from './among.ts'

/** An enrollment of a worker in a slice, with the election in force and what earlier paychecks left owing. */
export interface SliceBenefit {
  readonly user_id: string
  readonly benefit_enrollment_id: string
  readonly name: string
  readonly type: BenefitType
  readonly tax_treatment: 'Pre-Tax' | 'After-Tax'
  readonly annual_limit: bigint | null
  readonly match_formula: string | null
  /** Asked only for a plan with a limit of its own. */
  readonly plan_to_date: bigint | null
  /** False for an ended one that only has arrears. */
  readonly in_force: boolean
  readonly employee_amount: bigint | null
  readonly employee_basis_points: number | null
  readonly employee_per_hour: bigint | null
  readonly employer_amount: bigint | null
  readonly employer_basis_points: number | null
  readonly coverage: 'Self' | 'Family' | null
  readonly insured_amount: bigint | null
  readonly insured_multiple: number | null
  readonly prior_deferrals: bigint
  /** Of all time, and of the pay date's own year. */
  readonly arrears: bigint
  readonly arrears_of_year: bigint
}

/**
 * Enrollments that have begun by the day of cover and go on, or ended with something owing. Years are those of the pay
 * date; the day of cover is another only where a paycheck is paid late for an earlier payday.
 */
export async function benefitsOn(
  tx: Tx,
  { companyId, among }: Among,
  { payDate: on, coveredOn }: { readonly payDate: Day; readonly coveredOn: Day },
): Promise<readonly SliceBenefit[]> {
  const { rows } = await sql<SliceBenefit>`
    select e.user_id, e.benefit_enrollment_id, p.name, p.type, p.tax_treatment, p.annual_limit,
           p.match_formula::text as match_formula,
           case when p.annual_limit is not null then ${takenForPlan(companyId, on)} end as plan_to_date,
           e.ends_on is null or e.ends_on >= ${coveredOn} as in_force,
           l.employee_amount, l.employee_basis_points, l.employer_amount, l.employer_basis_points, l.coverage,
           l.insured_amount, l.insured_multiple, l.employee_per_hour,
           case when e.prior_deferrals_year = extract(year from ${on}::date) then e.prior_deferrals else 0 end
             as prior_deferrals,
           coalesce(a.whole, 0)::bigint as arrears, coalesce(a.of_year, 0)::bigint as arrears_of_year
    from benefit_enrollment e
    join benefit_plan p on p.company_id = e.company_id and p.benefit_plan_id = e.benefit_plan_id
    join lateral (
      select l.employee_amount, l.employee_basis_points, l.employer_amount, l.employer_basis_points, l.coverage,
             l.insured_amount, l.insured_multiple, l.employee_per_hour
      from benefit_election l
      where l.company_id = ${companyId} and l.benefit_enrollment_id = e.benefit_enrollment_id
        and l.effective_from <= ${coveredOn}
      order by l.effective_from desc limit 1) l on true
    left join lateral (
      select sum(a.amount) as whole,
             sum(a.amount) filter (where extract(year from c.pay_date) = extract(year from ${on}::date)) as of_year
      from benefit_arrears a
      join paycheck c on c.company_id = a.company_id and c.run_id = a.run_id and c.user_id = a.user_id
      where a.company_id = ${companyId} and a.benefit_enrollment_id = e.benefit_enrollment_id
        and c.voided_at is null and c.cancelled_at is null) a on true
    where e.company_id = ${companyId} and ${among('e.user_id')}
      and (e.ends_on is null or e.ends_on >= ${coveredOn} or a.whole > 0)
    order by e.user_id, e.benefit_enrollment_id`.execute(tx.db)
  return rows
}

/** By the plan's name on the lines of this year's living paychecks. */
const takenForPlan = (companyId: Id<'company'>, on: Day) => sql`(
  select coalesce(sum(x.amount), 0)::bigint from paycheck c
  cross join unnest(c.rules, c.amounts) as x(rule_id, amount) join rule r using (rule_id)
  where c.company_id = ${companyId} and c.user_id = e.user_id and r.name = p.name and r.kind in ('pretax', 'aftertax')
    and c.voided_at is null and c.cancelled_at is null
    and c.pay_date >= date_trunc('year', ${on}::date) and c.pay_date < date_trunc('year', ${on}::date) + interval '1 year')`

export interface ArrearsRow {
  readonly userId: string
  readonly enrollmentId: string
  readonly change: bigint
}

/** One statement a slice; nothing when nobody's arrears changed. */
export async function insertArrears(
  tx: Tx,
  run: { readonly companyId: Id<'company'>; readonly runId: Id<'run'> },
  changes: readonly ArrearsRow[],
): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into benefit_arrears (company_id, client_id, run_id, user_id, benefit_enrollment_id, amount)
    select home.company_id, ${tx.clientId}, ${run.runId}, c.user_id, c.enrollment_id, c.amount
    from ${home(run.companyId)} cross join unnest(${changes.map((c) => c.userId)}::uuid[], ${changes.map((c) => c.enrollmentId)}::uuid[],
                ${changes.map((c) => c.change)}::bigint[]) as c(user_id, enrollment_id, amount)`.execute(
    tx.db,
  )
}

export interface CatchUpRow {
  readonly userId: string
  readonly enrollmentId: string
  readonly payPeriodId: string
}

/** Which periods without a paycheck these paychecks make up for. */
export async function insertCatchUps(
  tx: Tx,
  run: { readonly companyId: Id<'company'>; readonly runId: Id<'run'> },
  rows: readonly CatchUpRow[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into benefit_catch_up (company_id, client_id, run_id, user_id, benefit_enrollment_id, pay_period_id)
    select home.company_id, ${tx.clientId}, ${run.runId}, c.user_id, c.enrollment_id, c.pay_period_id
    from ${home(run.companyId)} cross join unnest(${rows.map((r) => r.userId)}::uuid[], ${rows.map((r) => r.enrollmentId)}::uuid[],
                ${rows.map((r) => r.payPeriodId)}::uuid[]) as c(user_id, enrollment_id, pay_period_id)`.execute(
    tx.db,
  )
}
