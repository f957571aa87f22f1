import { sql } from 'kysely'
import type { Contribution } from '../../domain/benefits/enrollment.ts'
import type { BenefitType, TaxTreatment } from '../../domain/benefits/values.ts'
import type { MatchFormula } from '../../domain/pay/match-formula.ts'
import { readFormula, storedFormula } from '../../domain/pay/stored-formula.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Cents } from '../../kernel/money.ts'
import type { Tx } from '../database/transaction.ts'

export interface PlanTerms {
  readonly name: string
  readonly employee: Contribution
  readonly employer: Contribution
  readonly annualLimit: Cents | null
  readonly match: MatchFormula | null
}

export interface BenefitPlan extends PlanTerms {
  readonly benefitPlanId: Id<'benefitPlan'>
  readonly type: BenefitType
  readonly taxTreatment: TaxTreatment
}

export async function insertPlan(
  tx: Tx,
  companyId: Id<'company'>,
  plan: Omit<BenefitPlan, 'benefitPlanId'>,
): Promise<Id<'benefitPlan'>> {
  const id = newId<'benefitPlan'>()
  await tx.db
    .insertInto('benefit_plan')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      benefit_plan_id: id,
      type: plan.type,
      tax_treatment: plan.taxTreatment,
      created_at: isoInstant(tx.now),
      ...columnsOf(plan),
    })
    .execute()
  return id
}

export async function changePlan(
  tx: Tx,
  companyId: Id<'company'>,
  { id, terms }: { readonly id: Id<'benefitPlan'>; readonly terms: PlanTerms },
): Promise<void> {
  await tx.db
    .updateTable('benefit_plan')
    .set(columnsOf(terms))
    .where('company_id', '=', companyId)
    .where('benefit_plan_id', '=', id)
    .execute()
}

export async function lockPlan(
  tx: Tx,
  companyId: Id<'company'>,
  id: Id<'benefitPlan'>,
): Promise<BenefitPlan | undefined> {
  const row = await plans(tx, companyId).where('benefit_plan_id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return row && planOf(row)
}

export async function findPlan(
  tx: Tx,
  companyId: Id<'company'>,
  id: Id<'benefitPlan'>,
): Promise<BenefitPlan | undefined> {
  const row = await plans(tx, companyId).where('benefit_plan_id', '=', id).executeTakeFirst()
  return row && planOf(row)
}

/** In order of creation. */
export async function listPlans(
  tx: Tx,
  companyId: Id<'company'>,
  { after, atMost }: { readonly after?: string; readonly atMost?: number },
): Promise<readonly BenefitPlan[]> {
  const rows = await plans(tx, companyId)
    .$if(after !== undefined, (query) => query.where('benefit_plan_id', '>', after!))
    .$if(atMost !== undefined, (query) => query.limit(atMost!))
    .orderBy('benefit_plan_id')
    .execute()
  return rows.map(planOf)
}

const plans = (tx: Tx, companyId: Id<'company'>) =>
  tx.db
    .selectFrom('benefit_plan')
    .select([
      'benefit_plan_id',
      'name',
      'type',
      'tax_treatment',
      'employee_amount',
      'employee_basis_points',
      'employee_per_hour',
      'employer_amount',
      'employer_basis_points',
      'annual_limit',
      sql<string | null>`match_formula::text`.as('match_formula'),
    ])
    .where('company_id', '=', companyId)
    .where('client_id', '=', tx.clientId)

const planOf = (row: Awaited<ReturnType<ReturnType<typeof plans>['execute']>>[number]): BenefitPlan => ({
  benefitPlanId: row.benefit_plan_id as Id<'benefitPlan'>,
  name: row.name,
  type: row.type as BenefitType,
  taxTreatment: row.tax_treatment as TaxTreatment,
  employee: {
    amount: row.employee_amount as Cents | null,
    basisPoints: row.employee_basis_points,
    perHour: row.employee_per_hour as Cents | null,
  },
  employer: { amount: row.employer_amount as Cents | null, basisPoints: row.employer_basis_points },
  annualLimit: row.annual_limit as Cents | null,
  match: row.match_formula === null ? null : readFormula(row.match_formula),
})

const columnsOf = ({ name, employee, employer, annualLimit, match }: PlanTerms) => ({
  name,
  employee_amount: employee.amount,
  employee_basis_points: employee.basisPoints,
  employee_per_hour: employee.perHour ?? null,
  employer_amount: employer.amount,
  employer_basis_points: employer.basisPoints,
  annual_limit: annualLimit,
  match_formula: match && storedFormula(match),
})
