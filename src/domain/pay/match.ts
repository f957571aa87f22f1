import { add, atLeastZero, type Cents, cents, least, ZERO } from '../../kernel/money.ts'
import type { BenefitLimits } from '../../law/language/benefit-limits.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import { addedToDate, limitsOf, usedBefore } from './benefit-limit.ts'
import type { DeductionType } from './elements.ts'
import { type MatchFormula, tiersGive } from './match-formula.ts'
import type { MatchLine, PaycheckInput } from './paycheck-types.ts'
import type { ElectedDeduction } from './pre-tax.ts'

/** By deduction: what the employer adds for it. */
export type Matches = ReadonlyMap<ElectedDeduction, MatchLine>

/**
 * What the employer adds for the deferrals that this payment takes. Traditional and Roth deferrals count together, in
 * the order in which they are taken: a tier that one has used is not given again for the other.
 */
export function matchesOf(
  input: PaycheckInput,
  { elected, planPay }: { readonly elected: readonly ElectedDeduction[]; readonly planPay: Cents },
  lookUp: LookUp,
): Matches {
  const plans = elected.filter(({ deduction }) => deduction.match !== undefined)
  if (plans.length === 0) return NO_MATCHES
  const { law, confidence } = limitsOf(input, lookUp)
  const year = yearOf(input, plans)
  const found = new Map<ElectedDeduction, MatchLine>()
  let room = additionsLeft(law, input, elected)
  let [deferred, given] = [0n, 0n]
  for (const each of plans) {
    deferred += each.taken
    const match = matchOf(each.deduction.match!, { law, input, year, planPay, deferred, given })
    const amount = least(match.entitled, room)
    given += amount
    room = add(room, -amount)
    found.set(each, {
      wanted: match.wanted,
      amount,
      deferred: match.deferred,
      pay: match.pay,
      ...(confidence === 'provisional' ? { confidence } : {}),
    })
  }
  return found
}

const NO_MATCHES: Matches = new Map()

interface Payment {
  readonly law: BenefitLimits
  readonly input: PaycheckInput
  readonly year: YearMatched
  readonly planPay: Cents
  /** By this payment, up to and with this deduction; and matched before it. */
  readonly deferred: bigint
  readonly given: bigint
}

/** By the formula and its cap; and of the pay that 401(a)(17) lets it look at. */
function matchOf(formula: MatchFormula, { law, input, year, planPay, deferred, given }: Payment) {
  const isYear = formula.basis === 'Year'
  const before = { deferred: isYear ? year.deferred : 0n, matched: isYear ? year.matched : 0n }
  const counted = countedOf(formula, {
    limit: law.deferral,
    floor: usedBefore(input, 'deferral') - before.deferred,
    deferred: before.deferred + deferred,
  })
  const pay = cents(isYear ? year.paid + planPay : planPay)
  const allowed = isYear
    ? least(pay, law.compensation)
    : least(pay, atLeastZero(law.compensation - year.paid))
  const capped = (amount: Cents): Cents => {
    const due = atLeastZero(amount - before.matched - given)
    return formula.annualCap === undefined
      ? due
      : least(due, atLeastZero(formula.annualCap - year.matched - given))
  }
  return {
    wanted: capped(tiersGive(formula, { deferred: counted, pay })),
    entitled: capped(tiersGive(formula, { deferred: counted, pay: allowed })),
    deferred: cents(counted),
    pay: allowed,
  }
}

/** Without catch-up, only what lies under the limit that everybody has; `floor` was deferred beside it. */
function countedOf(
  { countsCatchUp }: MatchFormula,
  { limit, floor, deferred }: { readonly limit: bigint; readonly floor: bigint; readonly deferred: bigint },
): bigint {
  if (countsCatchUp) return deferred
  const under = (amount: bigint): bigint => (amount < limit ? amount : limit)
  return under(floor + deferred) - under(floor)
}

interface YearMatched {
  readonly deferred: bigint
  readonly matched: bigint
  readonly paid: bigint
}

/** Of the kinds that are matched now or were this year. */
function yearOf({ yearToDate }: PaycheckInput, plans: readonly ElectedDeduction[]): YearMatched {
  const now: ReadonlySet<DeductionType> = new Set(plans.map(({ deduction }) => deduction.type))
  let [deferred, matched] = [0n, 0n]
  for (const [type, toDate] of Object.entries(yearToDate.benefits ?? {})) {
    if (!now.has(type as DeductionType) && !toDate.match) continue
    deferred += toDate.employee
    matched += toDate.match ?? ZERO
  }
  return { deferred, matched, paid: yearToDate.paid ?? yearToDate.taxes['US.medicare']?.wages ?? ZERO }
}

/** 415(c), beside everything else that this payment gives to the plan; catch-up apart. */
function additionsLeft(
  { additions, deferral }: BenefitLimits,
  { yearToDate }: PaycheckInput,
  elected: readonly ElectedDeduction[],
): Cents {
  const before = addedToDate(yearToDate)
  let [employees, employers] = [before.employees, before.employers]
  for (const { kind, taken, employer } of elected) {
    if (kind.limit !== 'deferral') continue
    employees = add(employees, taken)
    employers = add(employers, employer)
  }
  return atLeastZero(additions - least(employees, deferral) - employers)
}
