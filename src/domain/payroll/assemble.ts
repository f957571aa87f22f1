import type { Day } from '../../kernel/dates.ts'
import { add, type Cents, cents, most, roundDiv, ZERO } from '../../kernel/money.ts'
import { nonresidentRules } from '../../law/engine/nonresident.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { Frequency } from '../../law/language/types.ts'
import { planTypeOf } from '../benefits/values.ts'
import { buildInput, type EarnedElsewhere, type PayeeFacts } from '../pay/build-input.ts'
import { hoursWorked } from '../pay/elements.ts'
import type { WorkPlaceFacts } from '../pay/facts.ts'
import type { CountedBy } from '../pay/order-left.ts'
import type {
  Deduction,
  Earning,
  PartOfPay,
  PaycheckInput,
  Skipped,
  TaxCorrection,
} from '../pay/paycheck-types.ts'
import { type Assigned, assignedOf } from './assigned.ts'
import { type Earned, earningsOf } from './earnings.ts'
import { editionsUsed, type UsedEdition } from './editions.ts'
import type { Employed } from './employed.ts'
import { imputedLife } from './imputed-life.ts'
import type { Reckoned } from './overtime-pay.ts'
import { payToDate } from './pay-to-date.ts'
import type { PeriodFacts } from './period.ts'
import { NO_OPTIONS, type PeriodOptions } from './period-options.ts'
import type { BenefitFacts, PersonFacts } from './person.ts'
import { placed } from './places.ts'
import { percentOf, plainDeductions } from './plain-deductions.ts'
import { isSkipped, skippedItems } from './skipped.ts'
import type { Takes } from './takes.ts'
import type { WholePeriod } from './whole-periods.ts'

/** What is the same for everyone in a run. */
export interface RunContext {
  readonly period: PeriodFacts
  /** May differ from the period's own when a run is late. */
  readonly payDate: Day
  /** Registrations in force on the pay date, by state. */
  readonly registrations: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** When each began; absent: not known. */
  readonly registeredFrom?: Readonly<Record<string, Day>>
  /** An open question about a place stops the run. */
  readonly requiresKnownPlaces?: boolean
  /** What a week of a tipped worker lacks of the minimum wage is paid with it. */
  readonly paysTipMakeUp?: boolean
  /** By worker: what late rate notices change about earlier paychecks. */
  readonly corrections?: ReadonlyMap<string, readonly TaxCorrection[]> | undefined
  /** The periods of the schedule that the days of the period lie in; absent: the period itself. */
  readonly wholePeriods?: readonly WholePeriod[]
  /** Regular paydays in the month of the pay date; absent: not known. */
  readonly paydaysInMonth?: number
  /** The day by which benefits are chosen, where it is not the pay date. */
  readonly coveredOn?: Day
  /** The Regular period that was paid last before this one. */
  readonly before?: string | null
}

export interface Assembled {
  readonly input: PaycheckInput
  /** Hundredths of an hour. */
  readonly hours: number
  readonly employed: Employed
  /** Absent from who is paid no hours. */
  readonly overtime?: Reckoned | undefined
  /** Null: it is not known which rows were in force. */
  readonly editions: readonly UsedEdition[] | null
  /** What the rules between places did, in words that follow the name. */
  readonly told: readonly string[]
  /** Places of work that a line or time entry names and no assignment is about. */
  readonly named: readonly WorkPlaceFacts[]
}

const NOTHING: readonly never[] = []

/** The stored facts of a person → what the engine asks. Undefined when there is nothing to pay. */
export function assemble(person: PersonFacts, run: RunContext, lookUp: LookUp = {}): Assembled | undefined {
  const earned = earnedBy(person, run, lookUp)
  if (earned === undefined) return undefined
  const { earnings, hours, employed, overtime, takes } = earned
  const assigned = assignedOf(person, earnings, paidDays(run, lookUp))
  const { here, elsewhere } = assigned ?? placedOf(person, earnings)
  const { options = NO_OPTIONS } = run.period
  const frequency = run.period.frequency as Frequency
  const input = buildInput({
    workerType: person.workerType,
    payDate: run.payDate,
    periodStart: run.period.beginDate,
    periodEnd: run.period.endDate,
    frequency: options.frequencyForTax ?? frequency,
    work: person.work,
    home: person.home,
    w4: person.w4,
    w4Since: person.effective?.w4,
    stateW4: person.stateW4,
    registration: run.registrations[person.work.state],
    homeRegistration: person.home ? run.registrations[person.home.state] : undefined,
    assigned: person.perHour ? { perHour: person.perHour } : undefined,
    earnings: here,
    elsewhere: insuredPlace(person, assigned, elsewhere).map((each) => registeredThere(each, run)),
    insuredState: assigned?.insured?.state,
    deductions: deductionsOf(person, takes, earnings),
    garnishments: takes.garnishments === 'all' ? [] : ordersServed(person),
    counted: countedBy(takes, { frequency, paydays: run.paydaysInMonth }),
    yearToDate: payToDate(person, run.payDate),
    supplementalMethod: methodOf(person, options),
    hours: hoursWorked(earnings) ?? 0,
    exemptions: person.wages.at(-1)?.taxExemptions ?? [],
    backupWithholding: person.backupWithholding,
    diedOn: person.diedOn,
    lookUp,
    homeIsUnregistered: isHomeUnregistered(person, run),
    person: limitsAsk(person) ? limitFacts(person) : undefined,
  })
  return {
    input: withMore(input, run.corrections?.get(person.userId) ?? NOTHING, skippedItems(person)),
    hours,
    employed,
    overtime,
    told: assigned?.told ?? NOTHING,
    named: assigned?.named ?? NOTHING,
    editions: editionsUsed(person, run.registeredFrom),
  }
}

/** What few people have. */
function withMore(
  input: PaycheckInput,
  corrections: readonly TaxCorrection[],
  skipped: readonly Skipped[],
): PaycheckInput {
  if (corrections.length === 0 && skipped.length === 0) return input
  return {
    ...input,
    ...(corrections.length > 0 ? { corrections } : {}),
    ...(skipped.length > 0 ? { skipped } : {}),
  }
}

/** A skipped plan is counted beside the others, and gives nothing. */
function deductionsOf(person: PersonFacts, takes: Takes, earnings: readonly Earning[]): readonly Deduction[] {
  const { benefits, given } = person
  const all = benefitDeductions(benefits, takes, hoursWorked(earnings) ?? 0)
  const taken = given.skipped ? all.filter(({ enrollmentId }) => !isSkipped(given, enrollmentId)) : all
  return [...taken, ...plainDeductions(person, takes)]
}

const ordersServed = ({ garnishments, given }: PersonFacts): PersonFacts['garnishments'] =>
  given.skipped ? garnishments.filter(({ id }) => !isSkipped(given, id)) : garnishments

/** Undefined when there is nothing to pay; what is imputed comes with a paycheck that is paid for a period. */
function earnedBy(person: PersonFacts, run: RunContext, lookUp: LookUp): Earned | undefined {
  const earned = earningsOf(person, run.period, run.wholePeriods, run, lookUp)
  const { earnings, takes } = earned
  if (earnings.length === 0) return undefined
  const imputed = takes.fixedBenefits ? imputedLife(person, run, { earnings, lookUp }) : NOTHING
  return imputed.length === 0 ? earned : { ...earned, earnings: [...earnings, ...imputed] }
}

/** With the employer's figures of its states. */
const registeredThere = (
  each: Assigned['elsewhere'][number],
  { registrations }: RunContext,
): EarnedElsewhere => ({
  ...each,
  registration: registrations[each.work.state],
  ...(each.home === undefined
    ? {}
    : {
        homeRegistration: registrations[each.home.place.state],
        homeIsUnregistered: !(each.home.place.state in registrations),
      }),
})

const paidDays = ({ period, payDate }: RunContext, lookUp: LookUp) => ({
  days: { begin: period.beginDate, end: period.endDate },
  rules: () => nonresidentRules(payDate, lookUp),
})

function placedOf({ places = [], workedDays }: PersonFacts, earnings: readonly Earning[]) {
  const { here, elsewhere } = placed(earnings, places, workedDays)
  return { here, elsewhere: elsewhere.map(({ place, earnings }) => ({ work: place, earnings })) }
}

/** The state that insures the wage is there although nothing of this payment was earned in it. */
function insuredPlace(
  { work }: PersonFacts,
  assigned: Assigned | undefined,
  elsewhere: Assigned['elsewhere'],
): Assigned['elsewhere'] {
  const state = assigned?.insured?.state
  const isThere =
    state === undefined || state === work.state || elsewhere.some((each) => each.work.state === state)
  return isThere ? elsewhere : [...elsewhere, { work: { state, city: '' }, earnings: [] }]
}

/** An employer without an account in a home state owes it no withholding (decision 42). */
const isHomeUnregistered = ({ home, work }: PersonFacts, { registrations }: RunContext): boolean =>
  home !== null && home.state !== work.state && !(home.state in registrations)

/** Every order but where the run leaves them out, and how far earlier paychecks count. */
function countedBy(
  { garnishments: skip }: Takes,
  { frequency, paydays }: Omit<CountedBy, 'skip'>,
): PayeeFacts['counted'] {
  return skip === 'all' ? undefined : { frequency, paydays, skip }
}

/**
 * Amounts are so much a pay period: a paycheck that is paid for one gives them, and makes up what is in arrears and what
 * periods without a paycheck left owing. A percentage, and so much an hour, is taken of every paycheck.
 */
function benefitDeductions(benefits: readonly BenefitFacts[], takes: Takes, hours: number): Deduction[] {
  const shareOf = (share: BenefitFacts['employee'], missed: Cents = ZERO): PartOfPay => {
    if (typeof share === 'bigint') return takes.fixedBenefits ? add(share, missed) : ZERO
    if (!takes.percentBenefits) return ZERO
    if ('perHour' in share) return cents(roundDiv(share.perHour * BigInt(Math.round(hours * 100)), 100n))
    return percentOf(share.basisPoints)
  }
  return benefits
    .map((benefit) => ({
      type: planTypeOf(benefit.type).deduction,
      amount: shareOf(benefit.employee),
      employer: shareOf(benefit.employer, benefit.missed?.employer),
      ...arrearsOf(benefit, takes),
      ...(benefit.match && takes.percentBenefits ? { match: benefit.match } : {}),
      description: benefit.name,
      enrollmentId: benefit.enrollmentId,
      ...(benefit.isAfterTax ? { isAfterTax: true } : {}),
      ...(benefit.coverage ? { coverage: benefit.coverage } : {}),
      ...limitOf(benefit, benefits),
    }))
    .filter(
      ({ amount, employer, arrears, match }) =>
        amount !== ZERO || employer !== ZERO || arrears !== undefined || match !== undefined,
    )
}

function arrearsOf({ arrears, missed }: BenefitFacts, { fixedBenefits }: Takes): Pick<Deduction, 'arrears'> {
  const owed = missed ? add(arrears, missed.employee) : arrears
  return fixedBenefits && owed > 0n ? { arrears: owed } : {}
}

/** History knows kinds, not plans: only who has several plans of a kind is counted by plan. */
function limitOf({ type, annualLimit, planToDate }: BenefitFacts, benefits: readonly BenefitFacts[]) {
  if (annualLimit === null) return {}
  const isOneOfSeveral = benefits.filter((other) => other.type === type).length > 1
  return isOneOfSeveral && planToDate !== null ? { annualLimit, planToDate } : { annualLimit }
}

/** Flat only if income tax was withheld this year or last (Pub 15, section 7); an import or the run may ask for aggregate. */
function methodOf(person: PersonFacts, { taxMethod }: PeriodOptions): 'flat' | 'aggregate' {
  const given = person.given.compensation?.find((line) => line.supplementalMethod)?.supplementalMethod
  const asked = given ?? taxMethod
  return person.wasWithheld ? (asked ?? 'flat') : 'aggregate'
}

const limitsAsk = ({ ageAtYearEnd, benefits }: PersonFacts): boolean =>
  ageAtYearEnd !== null || benefits.some(({ type }) => planTypeOf(type).asks === 'deferral')

/** Enrollments in two plans may both state what another employer's plan took: it is one fact of the person. */
const limitFacts = (person: PersonFacts): NonNullable<PaycheckInput['person']> => ({
  ...(person.ageAtYearEnd === null ? {} : { ageAtYearEnd: person.ageAtYearEnd }),
  priorYearSocialSecurityWages: person.priorYearSocialSecurityWages,
  priorEmployerDeferrals: person.benefits.reduce(
    (sum, { priorEmployerDeferrals }) => most(sum, priorEmployerDeferrals),
    ZERO,
  ),
})
