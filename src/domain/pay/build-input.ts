import type { Day } from '../../kernel/dates.ts'
import { atLeastZero } from '../../kernel/money.ts'
import { type RegisteredFacts, registeredFacts } from '../../law/engine/registration/employer.ts'
import type { EmployerFacts, Exemption, Frequency, Place } from '../../law/language/types.ts'
import { federalCertificate, NO_W4, stateForm } from './certificates.ts'
import type { PlaceFacts, ServedGarnishment, StateAnswers, W4Facts } from './facts.ts'
import type { GarnishmentOrder } from './garnishment-order.ts'
import { addressLocalities } from './localities.ts'
import type { Deduction, Earning, PaycheckInput, PayToDate, Person } from './paycheck-types.ts'
import { readGarnishment } from './read-garnishment.ts'
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
  readonly deductions: readonly Deduction[]
  readonly garnishments: readonly ServedGarnishment[]
  readonly yearToDate: PayToDate
  readonly supplementalMethod: 'flat' | 'aggregate'
  /** Worked in the period, of which taxes by the hour are taken; absent where they are not known. */
  readonly hours?: number | undefined
  readonly exemptions: readonly Exemption[]
  readonly backupWithholding: boolean
  /** The employer has no account with the home state where that is another; not said: it has. */
  readonly homeIsUnregistered?: boolean | undefined
  /** Undefined where no limit asks. */
  readonly person?: Person | undefined
}

/** A place by its address, and by the codes of what lies below the state where those are told. */
export interface NamedPlace extends PlaceFacts {
  readonly localities?: readonly string[]
}

/** The only way to what the engine asks, so that a payroll and a calculation of the same facts cannot differ. */
export function buildInput(facts: PayeeFacts): PaycheckInput {
  const { work, w4, stateW4, hours, exemptions, person } = facts
  const home = facts.home ?? { state: work.state, city: work.city }
  const employer = employerOf(facts)
  const forms = {
    work: stateForm(work.state, stateW4[work.state]),
    home: stateForm(home.state, stateW4[home.state]),
  }
  const isAway = home.state !== work.state && stateW4[home.state] !== undefined
  return {
    workerType: facts.workerType,
    payDate: facts.payDate,
    periodStart: facts.periodStart,
    periodEnd: facts.periodEnd,
    frequency: facts.frequency,
    work: placeOf(work, forms.work.localities.work, employer.districts),
    resident: placeOf(home, forms.home.localities.resident),
    earnings: facts.earnings,
    deductions: facts.deductions,
    garnishments: facts.garnishments.map(orderOf),
    w4: federalCertificate(w4 ?? NO_W4, facts.w4Since ?? facts.payDate),
    ...(stateW4[work.state] ? { stateW4: forms.work.elections } : {}),
    ...(isAway ? { residentW4: forms.home.elections } : {}),
    employer,
    yearToDate: facts.yearToDate,
    supplementalMethod: facts.supplementalMethod,
    ...(hours === undefined ? {} : { hours }),
    ...(exemptions.length > 0 ? { exemptions } : {}),
    ...(w4?.militarySpouse ? { militarySpouse: true } : {}),
    ...(w4 && w4.stateExtra > 0n ? { stateExtra: w4.stateExtra } : {}),
    ...(facts.backupWithholding ? { backupWithholding: true } : {}),
    ...(facts.homeIsUnregistered ? { homeIsUnregistered: true } : {}),
    ...(person ? { person } : {}),
  }
}

/** `districts`: those that the registration names, whose taxes fall due where the work is done. */
function placeOf(at: NamedPlace, told: readonly string[], districts: readonly string[] = NONE): Place {
  const byAddress = addressLocalities(at)
  const named = at.localities ?? NONE
  if (byAddress.length + named.length + told.length + districts.length === 0) return { state: at.state }
  return { state: at.state, localities: [...new Set([...byAddress, ...named, ...told, ...districts])] }
}

const NONE: readonly string[] = []

function employerOf(facts: PayeeFacts): RegisteredFacts {
  const { registration = UNREGISTERED, homeRegistration, assigned, work, home } = facts
  const atWork = registeredIn(work.state, registration)
  const isAway = home !== null && home.state !== work.state && homeRegistration !== undefined
  const registered = isAway ? withHome(atWork, registeredIn(home.state, homeRegistration)) : atWork
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

/** What earlier paychecks took counts against the balance of the order. */
function orderOf({ id, type, fields, taken }: ServedGarnishment): GarnishmentOrder {
  const order = readGarnishment(id, type, fields)
  return order.balance === undefined ? order : { ...order, balance: atLeastZero(order.balance - taken) }
}
