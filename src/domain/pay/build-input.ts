import type { Day } from '../../kernel/dates.ts'
import { type RegisteredFacts, registeredFacts } from '../../law/engine/registration/employer.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { EmployerFacts, Exemption, Frequency, Place } from '../../law/language/types.ts'
import { federalCertificate, NO_W4, stateForm } from './certificates.ts'
import { w4On } from './exempt-claim.ts'
import type { PlaceFacts, ServedGarnishment, StateAnswers, W4Facts } from './facts.ts'
import type { LocalFacts } from './local-facts.ts'
import { localTaxes } from './local-taxes.ts'
import { localitiesAt } from './localities.ts'
import { type CountedBy, orderLeft } from './order-left.ts'
import type { Deduction, Earning, PaycheckInput, PayToDate, Person } from './paycheck-types.ts'
import { writtenOnce } from './stored-input.ts'

/** One payment to one person in plain facts, whoever tells them: the rows of a payroll, or the body of a calculation. */
export interface PayeeFacts {
  readonly workerType: PaycheckInput['workerType']
  readonly payDate: Day
  readonly periodStart: Day
  readonly periodEnd: Day
  readonly frequency: Frequency
  readonly work: NamedPlace
  /** Null where it is not known: then someone lives where the work is done. */
  readonly home: NamedPlace | null
  readonly w4: W4Facts | null
  /** The day of the W-4; left out, the form is of the year of pay. */
  readonly w4Since?: Day | null | undefined
  /** By state: those of the work state and of the home state are read. */
  readonly stateW4: Readonly<Record<string, StateAnswers>>
  /** The kept values of the employer's registration in the work state, by label. */
  readonly registration: Readonly<Record<string, string>> | undefined
  /** The same of the home state, where that is another: a home place may ask for a rate of the employer. */
  readonly homeRegistration?: Readonly<Record<string, string>> | undefined
  /** What was told outright, by tax code; it wins over the registration. */
  readonly assigned?: Partial<EmployerFacts> | undefined
  readonly earnings: readonly Earning[]
  /** What was earned in other places of work than `work`. */
  readonly elsewhere?: readonly EarnedElsewhere[] | undefined
  /** The state that insures the whole wage, where places of several states share it. */
  readonly insuredState?: string | undefined
  readonly deductions: readonly Deduction[]
  readonly garnishments: readonly ServedGarnishment[]
  /** By what they are counted, where earlier paychecks may have fulfilled them or tax goes by another frequency. */
  readonly counted?: CountedBy | undefined
  readonly yearToDate: PayToDate
  readonly supplementalMethod: 'flat' | 'aggregate'
  /** Worked in the period, of which taxes by the hour are taken; absent where they are not known. */
  readonly hours?: number | undefined
  readonly exemptions: readonly Exemption[]
  readonly backupWithholding: boolean
  readonly diedOn?: Day | undefined
  /** The employer has no account with the home state where that is another; not said: it has. */
  readonly homeIsUnregistered?: boolean | undefined
  /** What is done past the last checked day of a register; left out, it is refused. */
  readonly lookUp?: LookUp | undefined
  /** Undefined where no limit asks. */
  readonly person?: Person | undefined
}

export interface EarnedElsewhere {
  readonly work: NamedPlace & { readonly locationId?: string | null }
  readonly registration: PayeeFacts['registration']
  readonly earnings: readonly Earning[]
  /** The certificate of that state as it reads for this place, where that is not the one on file. */
  readonly stateW4?: StateAnswers | undefined
  /** Why the state asks for no withholding of these wages yet. */
  readonly spared?: string | undefined
  /** Of a home before a move inside the period: where it was, up to when, and the certificates that held then. */
  readonly home?: HomeBefore | undefined
  /** The kept values of the employer's registration in the state of that home, if it has one. */
  readonly homeRegistration?: PayeeFacts['registration']
  readonly homeIsUnregistered?: boolean
}

interface HomeBefore {
  readonly place: NamedPlace
  readonly until: Day
  readonly stateW4: Readonly<Record<string, StateAnswers>>
}

/** A place by its address, and by the codes of what lies below the state where those are told. */
export interface NamedPlace extends PlaceFacts {
  readonly localities?: readonly string[]
}

/** The only way to what the engine asks, so that a payroll and a calculation of the same facts cannot differ. */
export function buildInput(facts: PayeeFacts): PaycheckInput {
  const { work, w4, hours, exemptions, person } = facts
  const since = facts.w4Since ?? facts.payDate
  const home = facts.home ?? { state: work.state, city: work.city }
  const own = placeFacts(facts, facts, home)
  const elsewhere = (facts.elsewhere ?? []).map((each) => thereOf(facts, each, home))
  const counted = facts.counted ?? { frequency: facts.frequency, skip: 'periodic' }
  const homeForm = stateForm(home.state, facts.stateW4[home.state])
  return {
    workerType: facts.workerType,
    payDate: facts.payDate,
    periodStart: facts.periodStart,
    periodEnd: facts.periodEnd,
    frequency: facts.frequency,
    ...(counted.frequency === facts.frequency ? {} : { orderFrequency: counted.frequency }),
    work: own.work,
    resident: placeOf(home, homeForm.localities.resident),
    earnings:
      elsewhere.length === 0 ? facts.earnings : [...facts.earnings, ...elsewhere.flatMap(placedThere)],
    ...otherPlaces(own, elsewhere),
    ...(facts.insuredState === undefined ? {} : { insuredState: facts.insuredState }),
    deductions: facts.deductions,
    garnishments: facts.garnishments.flatMap((order) => orderLeft(order, counted)),
    w4: federalCertificate(w4On(w4 ?? NO_W4, since, facts.payDate), since),
    ...own.forms,
    employer: own.employer,
    yearToDate: facts.yearToDate,
    supplementalMethod: facts.supplementalMethod,
    ...(hours === undefined ? {} : { hours }),
    ...(exemptions.length > 0 ? { exemptions } : {}),
    ...(w4?.militarySpouse ? { militarySpouse: true } : {}),
    ...(w4 && w4.stateExtra > 0n ? { stateExtra: w4.stateExtra } : {}),
    ...(facts.backupWithholding ? { backupWithholding: true } : {}),
    ...(facts.diedOn === undefined ? {} : { diedOn: facts.diedOn }),
    ...(facts.homeIsUnregistered ? { homeIsUnregistered: true } : {}),
    ...(homeForm.local?.courtesy ? { courtesy: homeForm.local.courtesy } : {}),
    ...(person ? { person } : {}),
  }
}

/** What the law asks of another place of work, and of the home that someone had then. */
function thereOf(facts: PayeeFacts, each: EarnedElsewhere, home: NamedPlace) {
  const before = each.home
  const then = before
    ? { ...facts, stateW4: { ...facts.stateW4, ...before.stateW4 }, homeRegistration: each.homeRegistration }
    : facts
  const there = placeFacts(formedThere(then, each), each, before?.place ?? home)
  const more = [...eitKey(there), ...(before ? [`until ${before.until}`] : [])]
  const work = facts.work.state === 'PA' ? withoutServices(there.work) : there.work
  const key = more.length === 0 ? {} : { key: [...codesOf(work), ...more].join(' ') }
  return {
    ...there,
    work,
    spared: each.spared,
    earnings: each.earnings,
    locationId: each.work.locationId,
    ...key,
    ...(before
      ? { lived: livedAt(before, each.homeIsUnregistered === true && before.place.state !== work.state) }
      : {}),
  }
}

/** Act 32 has one code and a rate for each pair of places. */
const eitKey = ({ employer }: Pick<PlaceGiven, 'employer'>): readonly string[] => {
  const eit = employer.rates['PA-EIT.incomeTax']
  return eit === undefined ? NONE : [`${eit.numerator}/${eit.denominator}`]
}

const codesOf = ({ state, localities = [] }: Place): readonly string[] => [
  state,
  ...localities.filter((place) => place !== 'PA-LST'),
]

/** One municipality takes the local services tax: that of the principal place of work. */
const withoutServices = (work: Place): Place =>
  work.localities === undefined
    ? work
    : { ...work, localities: work.localities.filter((place) => place !== 'PA-LST') }

function livedAt({ place, stateW4 }: HomeBefore, homeIsUnregistered: boolean) {
  const { localities, local } = stateForm(place.state, stateW4[place.state])
  return {
    resident: placeOf(place, localities.resident),
    homeIsUnregistered,
    ...(local?.courtesy ? { courtesy: local.courtesy } : {}),
  }
}

const formedThere = (facts: PayeeFacts, { work, stateW4 }: EarnedElsewhere): PayeeFacts =>
  stateW4 === undefined ? facts : { ...facts, stateW4: { ...facts.stateW4, [work.state]: stateW4 } }

/** A place of work as the law asks for it, with the certificates that are read there. */
function placeFacts(
  { stateW4, assigned, homeRegistration, payDate, lookUp = {} }: PayeeFacts,
  { work, registration }: Pick<PayeeFacts, 'work' | 'registration'>,
  home: NamedPlace,
) {
  const form = stateForm(work.state, stateW4[work.state])
  const told = stateW4.PA === undefined ? undefined : stateForm('PA', stateW4.PA).local
  const employer = employerOf({ registration, homeRegistration, assigned, work, home, payDate, lookUp }, told)
  const isAway = home.state !== work.state && stateW4[home.state] !== undefined
  return {
    work: placeOf(work, form.localities.work, employer.districts),
    employer,
    forms: {
      ...(stateW4[work.state] ? { stateW4: form.elections } : {}),
      ...(form.isNonresidenceOnFile === false ? { lacksNonresidence: true } : {}),
      ...(isAway ? { residentW4: stateForm(home.state, stateW4[home.state]).elections } : {}),
    },
  }
}

type PlaceGiven = ReturnType<typeof placeFacts> & {
  readonly spared?: string | undefined
  readonly key?: string
  readonly lived?: ReturnType<typeof livedAt>
}

const placedThere = ({
  work,
  earnings,
  locationId,
  key,
}: PlaceGiven & Pick<EarnedElsewhere, 'earnings'> & { readonly locationId?: string | null | undefined }) =>
  earnings.map((earning) => ({
    ...earning,
    place: { ...work, ...(locationId ? { locationId } : {}), ...(key === undefined ? {} : { key }) },
  }))

/** Those that the law tells apart, each once. */
function otherPlaces(own: PlaceGiven, others: readonly PlaceGiven[]): Pick<PaycheckInput, 'elsewhere'> {
  if (others.length === 0) return NOWHERE
  const keyOf = (each: PlaceGiven) => each.key ?? codesOf(each.work).join(' ')
  const apart = new Map(others.map((each) => [keyOf(each), each]))
  apart.delete([...codesOf(own.work), ...eitKey(own)].join(' '))
  if (apart.size === 0) return NOWHERE
  const elsewhere = [...apart.values()].map(({ work, employer, forms, spared, key, lived }) => ({
    work,
    employer,
    ...forms,
    ...lived,
    ...(key === undefined ? {} : { key }),
    ...(spared === undefined ? {} : { spared }),
  }))
  return { elsewhere }
}

const NOWHERE: Pick<PaycheckInput, 'elsewhere'> = {}

/** `districts`: those that the registration names, whose taxes fall due where the work is done. */
function placeOf(at: NamedPlace, told: readonly string[], districts: readonly string[] = NONE): Place {
  const localities = [...localitiesAt(at, told), ...(at.localities ?? NONE), ...districts]
  return localities.length === 0
    ? { state: at.state }
    : { state: at.state, localities: [...new Set(localities)] }
}

const NONE: readonly string[] = []

type EmployerGiven = Pick<
  PayeeFacts,
  'registration' | 'homeRegistration' | 'assigned' | 'work' | 'home' | 'payDate'
> & { readonly lookUp: LookUp }

function employerOf(facts: EmployerGiven, told: LocalFacts | undefined): RegisteredFacts {
  const { registration = UNREGISTERED, homeRegistration, assigned, work, home, payDate, lookUp } = facts
  const atWork = registeredIn(work.state, registration)
  const isAway = home !== null && home.state !== work.state && homeRegistration !== undefined
  const everyones = isAway ? withHome(atWork, registeredIn(home.state, homeRegistration)) : atWork
  const registered = localTaxes(everyones, { work, home: home ?? work, told, payDate, lookUp })
  if (assigned === undefined) return registered
  return {
    ...registered,
    ...assigned,
    rates: { ...registered.rates, ...assigned.rates },
    amounts: { ...registered.amounts, ...assigned.amounts },
    perHour: { ...registered.perHour, ...assigned.perHour },
  }
}

/** Codes are of one state each, so that neither's rates stand in the other's way; written once for all who commute so. */
function withHome(atWork: RegisteredFacts, atHome: RegisteredFacts): RegisteredFacts {
  if (Object.keys(atHome.rates).length === 0) return atWork
  const known = together.get(atWork)?.get(atHome)
  if (known !== undefined) return known
  const fresh = writtenOnce({ ...atWork, rates: { ...atHome.rates, ...atWork.rates } })
  together.set(atWork, (together.get(atWork) ?? new WeakMap()).set(atHome, fresh))
  return fresh
}

const together = new WeakMap<RegisteredFacts, WeakMap<RegisteredFacts, RegisteredFacts>>()

const UNREGISTERED: Readonly<Record<string, string>> = {}

/** Read once for everyone who works in the state. */
const read = new WeakMap<Readonly<Record<string, string>>, RegisteredFacts>()

function registeredIn(state: string, values: Readonly<Record<string, string>>): RegisteredFacts {
  const known = read.get(values)
  if (known !== undefined) return known
  const fresh = writtenOnce(registeredFacts(state, values))
  read.set(values, fresh)
  return fresh
}
