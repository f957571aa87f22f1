import type { Day } from '../../kernel/dates.ts'
import { add, atLeastZero, type Cents, least, ZERO } from '../../kernel/money.ts'
import { times } from '../../kernel/rate.ts'
import { type Chosen, needTable } from '../../law/engine/editions.ts'
import type { BenefitLimits } from '../../law/language/benefit-limits.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { Confidence } from '../../law/language/types.ts'
import { type DeductionKind, type DeductionType, deductionKinds, type LimitGroup } from './elements.ts'
import type { BenefitToDate, Deduction, PaycheckInput, PayToDate, Person } from './paycheck-types.ts'

/** What a limit still leaves this payment; undefined where the law has none and the plan neither. */
export type RoomFor = (deduction: Deduction, offered: Offered) => Room | undefined

/** Before any limit: what worker and employer would give, of so much cash. */
interface Offered {
  readonly own: Cents
  readonly employer: Cents
  readonly cash: Cents
}

interface Room {
  /** For the worker's own money, and for it together with the employer's. */
  readonly employee: Cents
  readonly both: Cents
  /** For the employer's. */
  readonly employer: Cents
  /** How sure the law's limit is; undefined where only the plan has one. */
  readonly confidence: Confidence | undefined
  readonly use: (employee: Cents, employer: Cents) => void
}

/** One running count per payment, so that two deductions of one group cannot both use the same room. */
export function roomFor(input: PaycheckInput, lookUp: LookUp = {}): RoomFor {
  const used: Partial<Record<LimitGroup, Cents>> = {}
  let added = ZERO
  return (deduction, offered) => {
    const kind: DeductionKind = deductionKinds[deduction.type]
    const plan = planRoom(input, deduction)
    const group = kind.limit
    if (group === undefined) {
      return plan === undefined
        ? undefined
        : { employee: plan, both: plan, employer: plan, confidence: undefined, use: ignore }
    }

    const before = add(usedBefore(input, group), used[group] ?? ZERO)
    const { law, confidence } = limitsOf(input, lookUp)
    const left = atLeastZero(limitFor[group](law, input, deduction) - before)
    const countsEmployer = COUNTS_EMPLOYER.has(group)
    const isPlan = group === 'deferral'
    const lawful = isPlan ? least(left, ownRoom(law, input, { deduction, added, left })) : left
    const own = plan === undefined ? lawful : least(plan, lawful)
    return {
      employee: own,
      both: countsEmployer ? left : add(left, offered.employer),
      employer: countsEmployer
        ? left
        : isPlan
          ? employerRoom(law, input, {
              deduction,
              added,
              offered: { ...offered, own: least(offered.own, own) },
            })
          : offered.employer,
      confidence,
      use: (employee, employer) => {
        used[group] = add(used[group] ?? ZERO, employee, countsEmployer ? employer : 0n)
        if (isPlan) added = add(added, employee, employer)
      },
    }
  }
}

const ignore = (): void => {}

/**
 * What an employer may add to a 401(k) or 403(b): of the pay of a year up to 401(a)(17), of which Medicare wages are the
 * measure, and with the worker's own up to 415(c), catch-up apart. The plan of another employer does not count.
 */
function employerRoom(
  { additions, compensation, deferral }: BenefitLimits,
  { yearToDate }: PaycheckInput,
  given: { readonly deduction: Deduction; readonly added: Cents; readonly offered: Offered },
): Cents {
  const { employer, own, cash } = given.offered
  const { employees, employers } = addedToDate(yearToDate)
  const counted = least(add(employees, own), deferral)
  const room = atLeastZero(additions - counted - employers - given.added)
  const { employer: share } = given.deduction
  if (typeof share !== 'object') return least(employer, room)
  const pay = atLeastZero(compensation - (yearToDate.paid ?? yearToDate.taxes['US.medicare']?.wages ?? 0n))
  return least(times(least(cash, pay), share.percent), room)
}

/** What the employer gave this year leaves the worker the rest of 415(c), and catch-up beside it. */
function ownRoom(
  law: BenefitLimits,
  { yearToDate, person = {} }: PaycheckInput,
  { deduction, added, left }: { readonly deduction: Deduction; readonly added: Cents; readonly left: Cents },
): Cents {
  const { employees, employers } = addedToDate(yearToDate)
  // Where only the worker gave, the limit of deferrals is reached first.
  if (employers === 0n && added === 0n) return left
  return atLeastZero(law.additions + catchUp(law, person, deduction.type) - employees - employers - added)
}

/** Given to 401(k) and 403(b) this year, by either side. */
export function addedToDate({ benefits }: PayToDate): {
  readonly employees: Cents
  readonly employers: Cents
} {
  if (benefits === undefined) return NOTHING
  let [employees, employers] = [ZERO, ZERO]
  for (const [type, toDate] of Object.entries(benefits)) {
    const kind: DeductionKind = deductionKinds[type as DeductionType]
    if (kind.limit !== 'deferral') continue
    employees = add(employees, toDate.employee)
    employers = add(employers, toDate.employer ?? ZERO, toDate.match ?? ZERO)
  }
  return { employees, employers }
}

const NOTHING = { employees: ZERO, employers: ZERO }

/** What an employer adds uses up the same limit: IRC 223(b)(4), 129(a)(2), 132(f)(2). A match beside a deferral does not. */
const COUNTS_EMPLOYER: ReadonlySet<LimitGroup> = new Set(['hsa', 'dependentCare', 'transit', 'parking'])

type LimitFor = (limits: BenefitLimits, input: PaycheckInput, deduction: Deduction) => Cents

const limitFor: Readonly<Record<LimitGroup, LimitFor>> = {
  deferral: (limits, { person = {} }, { type }) => add(limits.deferral, catchUp(limits, person, type)),
  deferral457: (limits, { person = {} }, { type }) => add(limits.deferral, catchUp(limits, person, type)),
  simple: (limits, { person = {} }) =>
    add(limits.simple, byAge(person, limits.simpleCatchUp50, limits.simpleCatchUp60)),
  hsa: (limits, { person = {} }, { coverage }) =>
    add(
      coverage === 'Family' ? limits.hsaFamily : limits.hsaSelf,
      (person.ageAtYearEnd ?? 0) >= 55 ? limits.hsaCatchUp55 : ZERO,
    ),
  healthFsa: ({ healthFsa }) => healthFsa,
  dependentCare: (limits, { w4 }) =>
    w4.status === 'Married Filing Separately' ? limits.dependentCareSeparate : limits.dependentCare,
  transit: ({ transit }) => transit,
  parking: ({ parking }) => parking,
}

/** High earners may catch up only with Roth money (IRC 414(v)(7)). */
function catchUp(limits: BenefitLimits, person: Person, type: DeductionType): Cents {
  const isRothOnly =
    limits.rothCatchUpAbove !== undefined &&
    (person.priorYearSocialSecurityWages ?? ZERO) > limits.rothCatchUpAbove
  if (isRothOnly && !type.startsWith('Roth')) return ZERO
  return byAge(person, limits.catchUp50, limits.catchUp60)
}

function byAge({ ageAtYearEnd = 0 }: Person, from50: Cents, from60: Cents): Cents {
  if (ageAtYearEnd < 50) return ZERO
  return ageAtYearEnd >= 60 && ageAtYearEnd <= 63 ? from60 : from50
}

/** Everything of the group that the year, or for commuting the month, has already seen. */
export function usedBefore({ yearToDate, person }: PaycheckInput, group: LimitGroup): Cents {
  let sum = group === 'deferral' ? (person?.priorEmployerDeferrals ?? 0n) : 0n
  if (yearToDate.benefits === undefined) return sum as Cents
  for (const [type, toDate] of Object.entries(yearToDate.benefits)) {
    const kind: DeductionKind = deductionKinds[type as DeductionType]
    if (kind.limit === group) sum += countedOf(group, toDate)
  }
  return sum as Cents
}

function countedOf(group: LimitGroup, { employee, employer = ZERO, month = ZERO }: BenefitToDate): bigint {
  if (group === 'transit' || group === 'parking') return month
  return COUNTS_EMPLOYER.has(group) ? employee + employer : employee
}

function planRoom({ yearToDate }: PaycheckInput, deduction: Deduction): Cents | undefined {
  const { type, annualLimit, planToDate } = deduction
  if (annualLimit === undefined) return undefined
  return atLeastZero(annualLimit - (planToDate ?? yearToDate.benefits?.[type]?.employee ?? 0n))
}

/** A payroll has one pay date: its limits are looked up once. */
let latest:
  | { readonly payDate: Day; readonly lookUp: LookUp; readonly limits: Chosen<BenefitLimits> }
  | undefined

export function limitsOf({ payDate }: PaycheckInput, lookUp: LookUp): Chosen<BenefitLimits> {
  if (latest?.payDate === payDate && isSame(latest.lookUp, lookUp)) return latest.limits
  const limits = needTable('benefitLimits', 'US', payDate, lookUp)
  latest = { payDate, lookUp, limits }
  return limits
}

const isSame = (a: LookUp, b: LookUp): boolean =>
  a === b || (a.allowProvisional === b.allowProvisional && a.shelf === b.shelf)
