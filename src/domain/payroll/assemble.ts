import type { Day } from '../../kernel/dates.ts'
import { add, atLeastZero, type Cents, cents, most, ZERO } from '../../kernel/money.ts'
import type { FederalCertificate, Frequency, Place } from '../../law/language/types.ts'
import { type RegisteredFacts, registeredFacts } from '../../law/us/registration/employer.ts'
import { readStateW4 } from '../../law/us/stateW4.ts'
import { planTypeOf } from '../benefits/values.ts'
import { type DeductionType, deductionKinds } from '../pay/elements.ts'
import type { GarnishmentOrder } from '../pay/garnishment-order.ts'
import type { Deduction, Earning, PaycheckInput, PayToDate } from '../pay/paycheck-types.ts'
import { readGarnishment } from '../pay/read-garnishment.ts'
import { type Employed, earningsOf, isRemoved, recurringAmount } from './earnings.ts'
import { type Edition, editionsUsed } from './editions.ts'
import { addressLocalities } from './localities.ts'
import type { PeriodFacts } from './period.ts'
import type { BenefitFacts, GarnishmentFacts, PersonFacts, W4Facts } from './person.ts'
import { writtenOnce } from './stored-input.ts'

/** What is the same for everyone in a run. */
export interface RunContext {
  readonly period: PeriodFacts
  /** May differ from the period's own when a run is late. */
  readonly payDate: Day
  /** Registrations in force on the pay date, by state. */
  readonly registrations: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** When each began; absent: not known. */
  readonly registeredFrom?: Readonly<Record<string, Day>>
}

export interface Assembled {
  readonly input: PaycheckInput
  /** Hundredths of an hour. */
  readonly hours: number
  readonly employed: Employed
  /** Null: it is not known which rows were in force. */
  readonly editions: readonly Edition[] | null
}

/** Facts of a person → what the engine asks. Undefined when there is nothing to pay. */
export function assemble(person: PersonFacts, run: RunContext): Assembled | undefined {
  const { earnings, hours, employed } = earningsOf(person, run.period)
  if (earnings.length === 0) return undefined
  const employer = employerOf(person, run, person.work.state)
  const work = placeOf(person, person.work, 'work', employer.districts)
  const resident = placeOf(person, person.home ?? person.work, 'resident')
  const cash = cashOf(earnings)
  const stateW4 = electionsOf(person, work.state)
  const residentW4 = resident.state === work.state ? undefined : electionsOf(person, resident.state)
  const exemptions = person.wages.at(-1)?.taxExemptions ?? []
  return {
    hours,
    employed,
    editions: editionsUsed(person, run.registeredFrom),
    input: {
      workerType: person.workerType,
      payDate: run.payDate,
      periodStart: run.period.beginDate,
      periodEnd: run.period.endDate,
      frequency: run.period.frequency as Frequency,
      work,
      resident,
      earnings,
      deductions: [...benefitDeductions(person.benefits, run.period, cash), ...plainDeductions(person, cash)],
      garnishments: person.garnishments.map(orderOf),
      w4: certificateOf(person.w4),
      ...(stateW4 ? { stateW4 } : {}),
      ...(residentW4 ? { residentW4 } : {}),
      employer,
      yearToDate: toDate(person, run.payDate),
      supplementalMethod: methodOf(person),
      hours: hours / 100,
      ...(exemptions.length > 0 ? { exemptions } : {}),
      ...(person.w4?.militarySpouse ? { militarySpouse: true } : {}),
      ...(person.w4 && person.w4.stateExtra > 0n ? { stateExtra: person.w4.stateExtra } : {}),
      ...(person.backupWithholding ? { backupWithholding: true } : {}),
      ...(limitsAsk(person) ? { person: limitFacts(person) } : {}),
    },
  }
}

/** What earlier paychecks took counts against the balance of the order. */
function orderOf({ id, type, fields, taken }: GarnishmentFacts): GarnishmentOrder {
  const order = readGarnishment(id, type, fields)
  return order.balance === undefined ? order : { ...order, balance: atLeastZero(order.balance - taken) }
}

/** Nobody's certificate: Single without adjustments (Pub 15-T, "no valid Form W-4"). */
const NO_W4: FederalCertificate = {
  status: 'Single',
  form: '2020',
  multipleJobs: false,
  dependents: 0,
  otherDependents: 0,
  otherIncome: ZERO,
  deductions: ZERO,
  extra: ZERO,
  allowances: 0,
  exempt: false,
  nonresidentAlien: false,
}

function certificateOf(w4: W4Facts | null): FederalCertificate {
  if (!w4) return NO_W4
  return {
    status: w4.filingStatus,
    form: w4.form,
    multipleJobs: w4.multipleJobs,
    dependents: w4.dependents,
    otherDependents: w4.otherDependents,
    otherIncome: w4.otherIncome,
    deductions: w4.deductions,
    extra: w4.extra,
    allowances: w4.allowances,
    exempt: w4.exempt,
    nonresidentAlien: w4.nonresident,
    ...(w4.arizonaBasisPoints > 0 ? { arizonaPercent: `${w4.arizonaBasisPoints / 100}%` } : {}),
  }
}

/** `districts`: those that the registration names, whose taxes fall due where the work is done. */
function placeOf(
  person: PersonFacts,
  at: { state: string; city: string },
  side: 'work' | 'resident',
  districts: readonly string[] = [],
): Place {
  const told = person.stateW4[at.state]
  const codes = new Set([
    ...addressLocalities(at),
    ...(told ? readStateW4(at.state, told).localities[side] : []),
    ...districts,
  ])
  return codes.size === 0 ? { state: at.state } : { state: at.state, localities: [...codes] }
}

function electionsOf(
  person: PersonFacts,
  state: string,
): Readonly<Record<string, string | number | boolean>> | undefined {
  const told = person.stateW4[state]
  return told && readStateW4(state, told).elections
}

function employerOf(person: PersonFacts, run: RunContext, state: string): RegisteredFacts {
  const registered = registeredIn(run.registrations, state)
  if (!person.perHour) return registered
  return { ...registered, perHour: { ...registered.perHour, 'WA.lni': person.perHour } }
}

/** Read once for everyone who works in the state. */
const read = new WeakMap<RunContext['registrations'], Map<string, RegisteredFacts>>()

function registeredIn(registrations: RunContext['registrations'], state: string): RegisteredFacts {
  const states = read.get(registrations) ?? new Map<string, RegisteredFacts>()
  read.set(registrations, states)
  const known = states.get(state) ?? writtenOnce(registeredFacts(state, registrations[state] ?? {}))
  states.set(state, known)
  return known
}

/** Recurring and imported deductions. A word that names a benefit is one; anything else is taken after tax. */
function plainDeductions(person: PersonFacts, cash: Cents): Deduction[] {
  const { given, recurring } = person
  const standing = recurring
    .filter((item) => item.item === 'Deduction' && !isRemoved(given, 'Deduction', item.type))
    .map((item) => ({ description: item.type, amount: recurringAmount(item, cash) }))
  return [...standing, ...(given.deductions ?? [])].map(({ description, amount }) => ({
    type: deductionType(description) ?? 'Other',
    amount,
    description,
  }))
}

/**
 * Amounts are so much a pay period, so only regular paychecks give them and make up arrears; a percentage is taken of
 * every paycheck.
 */
function benefitDeductions(benefits: readonly BenefitFacts[], period: PeriodFacts, cash: Cents): Deduction[] {
  const isRegular = period.periodType === 'Regular'
  const shareOf = (share: Cents | { basisPoints: number }): Cents => {
    if (typeof share !== 'bigint') return recurringAmount({ amount: null, ...share }, cash)
    return isRegular ? share : ZERO
  }
  return benefits
    .map((benefit) => ({
      type: planTypeOf(benefit.type).deduction,
      amount: add(shareOf(benefit.employee), isRegular ? benefit.arrears : ZERO),
      employer: shareOf(benefit.employer),
      description: benefit.name,
      enrollmentId: benefit.enrollmentId,
      ...(benefit.isAfterTax ? { isAfterTax: true } : {}),
      ...(benefit.coverage ? { coverage: benefit.coverage } : {}),
      ...limitOf(benefit, benefits),
    }))
    .filter(({ amount, employer }) => amount > 0n || employer > 0n)
}

/** History knows kinds, not plans: only who has several plans of a kind is counted by plan. */
function limitOf({ type, annualLimit, planToDate }: BenefitFacts, benefits: readonly BenefitFacts[]) {
  if (annualLimit === null) return {}
  const isOneOfSeveral = benefits.filter((other) => other.type === type).length > 1
  return isOneOfSeveral && planToDate !== null ? { annualLimit, planToDate } : { annualLimit }
}

/** Caps and limits count what the year has seen; a code counts both payers' shares. */
function toDate({ toDate: year }: PersonFacts, payDate: Day): PayToDate {
  const taxes: Record<string, { wages: Cents; tax: Cents }> = {}
  const benefits: Partial<Record<DeductionType, { employee: Cents; employer: Cents; month: Cents }>> = {}
  for (const [code, { wages, amount }] of year.totals) {
    const [kind, name, month] = code.split(':') as [string, string, string?]
    if (kind === 'tax' || kind === 'employerTax')
      taxes[name] = taxToDate(taxes[name], { wages, tax: kind === 'tax' ? amount : ZERO })
    else if (kind === 'deduction' || kind === 'employer') {
      const known = benefits[name as DeductionType] ?? { employee: ZERO, employer: ZERO, month: ZERO }
      benefits[name as DeductionType] = counted(
        known,
        kind,
        amount,
        month === undefined ? undefined : month === payDate.slice(0, 7),
      )
    }
  }
  return { taxes, benefits, supplementalWages: year.supplementalWages }
}

/** Both shares of a tax look at one count of wages: the larger, as one of them may stop at a cap (or not be owed). */
const taxToDate = (other: TaxToDate | undefined, one: TaxToDate): TaxToDate =>
  other === undefined
    ? one
    : { wages: other.wages > one.wages ? other.wages : one.wages, tax: cents(other.tax + one.tax) }

type TaxToDate = { wages: Cents; tax: Cents }
type Counted = { employee: Cents; employer: Cents; month: Cents }

/** `deduction:Commuter:2026-11` is the month's share of `deduction:Commuter`; both sides count in a month. */
function counted(
  known: Counted,
  kind: 'deduction' | 'employer',
  amount: Cents,
  thisMonth: boolean | undefined,
): Counted {
  if (thisMonth === undefined) return { ...known, [kind === 'deduction' ? 'employee' : 'employer']: amount }
  return thisMonth ? { ...known, month: add(known.month, amount) } : known
}

/** Flat only if income tax was withheld this year or last (Pub 15, section 7); an import may ask for aggregate. */
function methodOf(person: PersonFacts): 'flat' | 'aggregate' {
  const asked = person.given.compensation?.find((line) => line.supplementalMethod)?.supplementalMethod
  return person.wasWithheld ? (asked ?? 'flat') : 'aggregate'
}

const limitsAsk = ({ ageAtYearEnd, benefits }: PersonFacts): boolean =>
  ageAtYearEnd !== null || benefits.some(({ type }) => planTypeOf(type).asks === 'deferral')

/** Enrolments in two plans may both state what another employer's plan took: it is one fact of the person. */
const limitFacts = (person: PersonFacts): NonNullable<PaycheckInput['person']> => ({
  ...(person.ageAtYearEnd === null ? {} : { ageAtYearEnd: person.ageAtYearEnd }),
  priorYearSocialSecurityWages: person.priorYearSocialSecurityWages,
  priorEmployerDeferrals: person.benefits.reduce(
    (sum, { priorEmployerDeferrals }) => most(sum, priorEmployerDeferrals),
    ZERO,
  ),
})

const cashOf = (earnings: readonly Earning[]): Cents =>
  cents(earnings.reduce((sum, { type, amount }) => (type === 'Reimbursement' ? sum : sum + amount), 0n))

const deductionTypes = new Map(
  Object.keys(deductionKinds).map((type) => [type.toLowerCase(), type as DeductionType]),
)
const deductionType = (word: string): DeductionType | undefined =>
  deductionTypes.get(word.trim().toLowerCase())
