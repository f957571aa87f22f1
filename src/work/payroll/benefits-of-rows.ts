import { planTypeOf } from '../../domain/benefits/values.ts'
import { readFormula } from '../../domain/pay/stored-formula.ts'
import type { BenefitFacts } from '../../domain/payroll/person.ts'
import { type Day, yearOf } from '../../kernel/dates.ts'
import { atLeastZero, type Cents, cents, ZERO } from '../../kernel/money.ts'
import { insuredOf } from '../../store/benefits/enrollments.ts'
import type { LoadedSlice } from '../../store/payroll/people.ts'

/** By enrollment: what periods without a paycheck owe. Of a plan year, only those of this year. */
export function missedOf(
  { missed, benefits }: LoadedSlice,
  payDate: Day,
): ReadonlyMap<string, BenefitFacts['missed']> {
  const found = new Map<string, BenefitFacts['missed']>()
  if (missed.length === 0) return found
  const types = new Map(benefits.map((row) => [row.benefit_enrollment_id, planTypeOf(row.type).arrears]))
  for (const { benefit_enrollment_id: id, pay_period_id, pay_date, ...owed } of missed) {
    const carried = types.get(id) ?? 'never'
    if (carried === 'never' || (carried === 'planYear' && yearOf(pay_date) !== yearOf(payDate))) continue
    const before = found.get(id)
    found.set(id, {
      employee: cents((before?.employee ?? 0n) + owed.employee_amount),
      employer: cents((before?.employer ?? 0n) + owed.employer_amount),
      periodIds: [...(before?.periodIds ?? []), pay_period_id],
    })
  }
  return found
}

interface PaidBy {
  readonly missed: ReturnType<typeof missedOf>
  readonly caughtUp: ReadonlySet<string>
}

/**
 * What has ended, or was made up elsewhere, gives nothing any more but what it still owes. Cover ends with the pay period of
 * who has left (`isGone`: before this one), whatever is paid later; a share of pay is taken of that too.
 */
export function benefitOf(found: LoadedSlice['benefits'][number], by: PaidBy, isGone: boolean): BenefitFacts {
  const isOver = isGone && planTypeOf(found.type).arrears !== 'never'
  const row = isOver ? { ...found, in_force: false } : found
  const missed = by.missed.get(row.benefit_enrollment_id)
  const share = (amount: bigint | null, basisPoints: number | null) => {
    if (!row.in_force || (amount !== null && by.caughtUp.has(row.benefit_enrollment_id))) return ZERO
    return amount === null ? { basisPoints: basisPoints ?? 0 } : cents(amount)
  }
  const insured = row.in_force ? insuredOf(row.insured_amount, row.insured_multiple) : null
  const carried = { always: row.arrears, planYear: row.arrears_of_year, never: 0n }
  return {
    enrollmentId: row.benefit_enrollment_id,
    name: row.name,
    type: row.type,
    employee:
      row.in_force && row.employee_per_hour !== null
        ? { perHour: cents(row.employee_per_hour) }
        : share(row.employee_amount, row.employee_basis_points),
    employer: share(row.employer_amount, row.employer_basis_points),
    ...(row.in_force && row.match_formula !== null ? { match: readFormula(row.match_formula) } : {}),
    isAfterTax: row.tax_treatment === 'After-Tax',
    coverage: row.coverage,
    ...(insured ? { insured } : {}),
    annualLimit: row.annual_limit as Cents | null,
    planToDate: row.plan_to_date as Cents | null,
    priorEmployerDeferrals: cents(row.prior_deferrals),
    arrears: atLeastZero(carried[planTypeOf(row.type).arrears]),
    ...(missed ? { missed } : {}),
  }
}
