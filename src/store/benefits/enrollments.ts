import { sql } from 'kysely'
import type { Election, InsuredFor } from '../../domain/benefits/enrollment.ts'
import { type BenefitType, benefitTypes, type Coverage, planTypeOf } from '../../domain/benefits/values.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { Tx } from '../database/transaction.ts'

/** What the person deferred under another employer's plan, and in which year. */
export interface PriorDeferrals {
  readonly amount: Cents
  readonly year: number
}

export interface Enrollment {
  readonly benefitEnrollmentId: Id<'benefitEnrollment'>
  readonly benefitPlanId: Id<'benefitPlan'>
  readonly userId: Id<'user'>
  readonly planName: string
  readonly type: BenefitType
  readonly startsOn: Day
  readonly endsOn: Day | null
  readonly prior: PriorDeferrals
  /** Oldest first. */
  readonly elections: readonly Election[]
  readonly arrears: Cents
}

export interface NewEnrollment {
  readonly benefitPlanId: Id<'benefitPlan'>
  readonly prior: PriorDeferrals
  readonly election: Election
}

export async function insertEnrollment(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  { benefitPlanId, prior, election }: NewEnrollment,
): Promise<Id<'benefitEnrollment'>> {
  const id = newId<'benefitEnrollment'>()
  await tx.db
    .insertInto('benefit_enrollment')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      benefit_enrollment_id: id,
      benefit_plan_id: benefitPlanId,
      user_id: userId,
      starts_on: election.effectiveFrom,
      ends_on: null,
      prior_deferrals: prior.amount,
      prior_deferrals_year: prior.year,
      created_at: isoInstant(tx.now),
    })
    .execute()
  await saveElection(tx, companyId, { id, election })
  return id
}

/** Saying it again for the same month replaces. */
export async function saveElection(
  tx: Tx,
  companyId: Id<'company'>,
  { id, election }: { readonly id: Id<'benefitEnrollment'>; readonly election: Election },
): Promise<void> {
  const columns = {
    employee_amount: election.employee.amount,
    employee_basis_points: election.employee.basisPoints,
    employee_per_hour: election.employee.perHour ?? null,
    employer_amount: election.employer.amount,
    employer_basis_points: election.employer.basisPoints,
    coverage: election.coverage,
    ...insuredColumns(election.insured),
  }
  await tx.db
    .insertInto('benefit_election')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      benefit_enrollment_id: id,
      effective_from: election.effectiveFrom,
      ...columns,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'benefit_enrollment_id', 'effective_from']).doUpdateSet(columns),
    )
    .execute()
}

const insuredColumns = (insured: InsuredFor | null) => ({
  insured_amount: insured && 'amount' in insured ? insured.amount : null,
  insured_multiple: insured && 'multiple' in insured ? insured.multiple : null,
})

/** As the columns have it. */
export function insuredOf(amount: bigint | null, multiple: number | null): InsuredFor | null {
  if (amount !== null) return { amount: cents(amount) }
  return multiple === null ? null : { multiple }
}

export async function changeEnrollment(
  tx: Tx,
  companyId: Id<'company'>,
  { id, ...to }: { readonly id: Id<'benefitEnrollment'>; endsOn?: Day; prior?: PriorDeferrals },
): Promise<void> {
  await tx.db
    .updateTable('benefit_enrollment')
    .set({
      ...(to.endsOn ? { ends_on: to.endsOn } : {}),
      ...(to.prior ? { prior_deferrals: to.prior.amount, prior_deferrals_year: to.prior.year } : {}),
    })
    .where('company_id', '=', companyId)
    .where('benefit_enrollment_id', '=', id)
    .execute()
}

export interface EnrollmentsAsked {
  readonly id?: Id<'benefitEnrollment'> | undefined
  readonly userId?: Id<'user'> | undefined
  readonly benefitPlanId?: Id<'benefitPlan'> | undefined
  readonly after?: string
  readonly atMost?: number
  readonly lock?: true
}

/** In order of creation, each with its whole history of elections. */
export async function listEnrollments(
  tx: Tx,
  companyId: Id<'company'>,
  { id, userId, benefitPlanId, after, atMost, lock }: EnrollmentsAsked,
): Promise<readonly Enrollment[]> {
  const { rows } = await sql<Row>`
    select e.benefit_enrollment_id, e.benefit_plan_id, e.user_id, p.name, p.type, e.starts_on, e.ends_on,
           e.prior_deferrals, e.prior_deferrals_year,
           (select jsonb_agg(jsonb_build_array(l.effective_from, l.employee_amount::text, l.employee_basis_points,
                                               l.employer_amount::text, l.employer_basis_points, l.coverage,
                                               l.insured_amount::text, l.insured_multiple, l.employee_per_hour::text)
                             order by l.effective_from)
            from benefit_election l
            where l.company_id = ${companyId} and l.benefit_enrollment_id = e.benefit_enrollment_id) as elections,
           greatest(0, coalesce((
             select sum(a.amount) from benefit_arrears a
             join paycheck c on c.company_id = a.company_id and c.run_id = a.run_id and c.user_id = a.user_id
             where a.company_id = ${companyId} and a.benefit_enrollment_id = e.benefit_enrollment_id
               and c.voided_at is null and c.cancelled_at is null
               and (p.type <> all(${OF_A_YEAR}::text[]) or c.pay_date >= date_trunc('year', ${tx.today}::date))), 0))::bigint as arrears
    from benefit_enrollment e
    join benefit_plan p on p.company_id = e.company_id and p.benefit_plan_id = e.benefit_plan_id
    where e.company_id = ${companyId} and e.client_id = ${tx.clientId}
      ${id ? sql`and e.benefit_enrollment_id = ${id}` : sql``}
      ${userId ? sql`and e.user_id = ${userId}` : sql``}
      ${benefitPlanId ? sql`and e.benefit_plan_id = ${benefitPlanId}` : sql``}
      ${after ? sql`and e.benefit_enrollment_id > ${after}` : sql``}
    order by e.benefit_enrollment_id ${atMost ? sql`limit ${atMost}` : sql``}
    ${lock ? sql`for no key update of e` : sql``}`.execute(tx.db)
  return rows.map(enrollmentOf)
}

/** Their arrears end with the plan year. */
const OF_A_YEAR = benefitTypes.filter((type) => planTypeOf(type).arrears === 'planYear')

const enrollmentOf = (row: Row): Enrollment => ({
  benefitEnrollmentId: row.benefit_enrollment_id,
  benefitPlanId: row.benefit_plan_id,
  userId: row.user_id,
  planName: row.name,
  type: row.type,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  prior: { amount: row.prior_deferrals, year: row.prior_deferrals_year },
  elections: row.elections.map(
    ([effectiveFrom, amount, basisPoints, matched, matchedPoints, coverage, insured, multiple, perHour]) => ({
      effectiveFrom,
      employee: { amount: centsOf(amount), basisPoints, perHour: centsOf(perHour) },
      employer: { amount: centsOf(matched), basisPoints: matchedPoints },
      coverage,
      insured: insuredOf(centsOf(insured), multiple),
    }),
  ),
  arrears: row.arrears,
})

const centsOf = (text: string | null): Cents | null => (text === null ? null : (BigInt(text) as Cents))

interface Row {
  benefit_enrollment_id: Id<'benefitEnrollment'>
  benefit_plan_id: Id<'benefitPlan'>
  user_id: Id<'user'>
  name: string
  type: BenefitType
  starts_on: Day
  ends_on: Day | null
  prior_deferrals: Cents
  prior_deferrals_year: number
  elections: [
    from: Day,
    employeeAmount: string | null,
    employeePoints: number | null,
    employerAmount: string | null,
    employerPoints: number | null,
    coverage: Coverage | null,
    insuredAmount: string | null,
    insuredMultiple: number | null,
    employeePerHour: string | null,
  ][]
  arrears: Cents
}
