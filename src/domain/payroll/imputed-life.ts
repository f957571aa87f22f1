import type { Day } from '../../kernel/dates.ts'
import { add, type Cents, cents, roundDiv, ZERO } from '../../kernel/money.ts'
import { Problem } from '../../kernel/problem.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { Frequency } from '../../law/language/types.ts'
import type { InsuredFor } from '../benefits/enrollment.ts'
import { earningKinds, isPaidBack } from '../pay/elements.ts'
import { groupTermLifeCost } from '../pay/group-term-life.ts'
import type { Earning } from '../pay/paycheck-types.ts'
import type { PeriodFacts } from './period.ts'
import type { BenefitFacts, PersonFacts } from './person.ts'
import { annual } from './salary.ts'

/**
 * The line that imputes the cost of life insurance over 50,000 for one pay period. All plans of the employer are one
 * coverage (26 CFR 1.79-1(a)), and what the worker pays for any of them counts against it (1.79-3(e)).
 */
export function imputedLife(
  person: PersonFacts,
  { period, payDate }: { readonly period: PeriodFacts; readonly payDate: Day },
  { earnings, lookUp }: { readonly earnings: readonly Earning[]; readonly lookUp: LookUp },
): readonly Earning[] {
  const plans = person.benefits.filter(({ insured }) => insured !== undefined)
  if (plans.length === 0) return NOTHING
  if (person.ageAtYearEnd === null) throw unknown('The date of birth')
  const life = {
    coverage: add(...plans.map(({ insured }) => coverageOf(insured!, person))),
    ageAtYearEnd: person.ageAtYearEnd,
    workerPays: add(...plans.map((plan) => paidBy(plan, earnings))),
  }
  const amount = groupTermLifeCost({ ...life, payDate, frequency: period.frequency as Frequency }, lookUp)
  return amount === ZERO ? NOTHING : [{ type: 'Group-Term Life', amount, life }]
}

const NOTHING: readonly never[] = []

function coverageOf(insured: InsuredFor, { wages }: PersonFacts): Cents {
  if ('amount' in insured) return insured.amount
  const wage = wages.at(-1)
  if (wage === undefined) throw unknown('A wage')
  return cents(roundDiv(annual(wage) * BigInt(insured.multiple), 100n))
}

/** Of this pay period. */
function paidBy({ employee }: BenefitFacts, earnings: readonly Earning[]): Cents {
  if (typeof employee === 'bigint') return employee
  if (!('basisPoints' in employee)) return ZERO
  const cash = earnings.filter(({ type }) => earningKinds[type].money === 'paid' && !isPaidBack(type))
  return cents(roundDiv(add(...cash.map(({ amount }) => amount)) * BigInt(employee.basisPoints), 10_000n))
}

const unknown = (what: string): Problem =>
  new Problem(400, `${what} is needed to tax the cost of life insurance over 50,000`, {
    refusal: 'insuranceUnknown',
  })
