import type { Day } from '../../kernel/dates.ts'
import { type Cents, usd } from '../../kernel/money.ts'
import { type Rate, rate } from '../../kernel/rate.ts'
import { MOBILITY_ZONES, mobilityOn, mobilityRate } from '../../law/engine/mobility.ts'
import type { RegisteredFacts } from '../../law/engine/registration/employer.ts'
import { subdivisionsOn } from '../../law/engine/subdivisions.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { MobilityTable } from '../../law/language/mobility.ts'
import type { Subdivision, Subdivisions } from '../../law/language/subdivisions.ts'
import type { PlaceFacts } from './facts.ts'
import type { LocalFacts } from './local-facts.ts'
import { addressZone } from './localities.ts'
import { writtenOnce } from './stored-input.ts'

/** One worker's places, as far as an employer's taxes ask. */
interface Local {
  readonly work: PlaceFacts & { readonly localities?: readonly string[] }
  readonly home: PlaceFacts
  /** What the form of Pennsylvania says. */
  readonly told: LocalFacts | undefined
  readonly payDate: Day
  readonly lookUp: LookUp
}

/**
 * The employer's figures as they hold for one worker: Pennsylvania's rates are those of the home and the work place of each
 * (Act 32), and some districts reach only part of a state. Shared by all who live and work alike.
 */
export function localTaxes(registered: RegisteredFacts, local: Local): RegisteredFacts {
  const { work, home } = local
  if (work.state === 'PA' || home.state === 'PA') return inPennsylvania(registered, local)
  if (work.state === 'NY') return inNewYork(registered, local)
  return registered
}

function inPennsylvania(registered: RegisteredFacts, given: Local): RegisteredFacts {
  const { told, work, home, payDate, lookUp } = given
  const register = subdivisionsOn(payDate, lookUp)?.law
  const local = { work, home, told, ...onFile(told, register) }
  const key = `PA ${register?.effective} ${work.state} ${home.state} ${work.city} ${told?.homePsd} ${told?.workPsd} ${rateKey(told)}`
  return shared(registered, key, () => {
    const eit = eitRate(local)
    const services = work.state === 'PA' ? servicesOf(local) : undefined
    const districts = registered.districts.filter((place) =>
      place === 'PA-PITTSBURGH' ? isInPittsburgh(local) : place !== 'PA-LST' || services === undefined,
    )
    return {
      ...registered,
      rates: eit === undefined ? registered.rates : { ...registered.rates, 'PA-EIT.incomeTax': eit },
      ...(services === undefined
        ? {}
        : { amounts: { ...registered.amounts, 'PA-LST.localServices': services } }),
      districts: services !== undefined && services > 0n ? [...districts, 'PA-LST'] : districts,
    }
  })
}

/** A worker's places in Pennsylvania with their rows of the register, where those are on file. */
interface Registered extends Pick<Local, 'work' | 'home' | 'told'> {
  readonly atHome: Subdivision | undefined
  readonly atWork: Subdivision | undefined
}

function onFile(told: LocalFacts | undefined, register: Subdivisions | undefined) {
  const rowOf = (psd: string | undefined) => (psd === undefined ? undefined : register?.byPsd.get(psd))
  return { atHome: rowOf(told?.homePsd), atWork: rowOf(told?.workPsd) }
}

const rateKey = (told: LocalFacts | undefined): string =>
  `${told?.residentRate?.numerator}/${told?.residentRate?.denominator} ${told?.isFreeOfLocalServices}`

/** The higher of the home's total rate and the work place's rate for others; undefined where one of them is not known. */
function eitRate({ told, work, home, atHome, atWork }: Registered): Rate | undefined {
  const ofHome = home.state === 'PA' && told?.homePsd !== ELSEWHERE ? homeRate(told, atHome) : NOTHING
  const ofWork = work.state === 'PA' ? workRate(told, atWork) : NOTHING
  if (ofHome === undefined || ofWork === undefined) return undefined
  const isHigher = ofHome.numerator * ofWork.denominator >= ofWork.numerator * ofHome.denominator
  return isHigher ? ofHome : ofWork
}

const homeRate = (told: LocalFacts | undefined, atHome: Subdivision | undefined): Rate | undefined =>
  told?.residentRate ?? (atHome && rate(atHome.resident))

/** Philadelphia (51) is outside Act 32. */
function workRate(told: LocalFacts | undefined, atWork: Subdivision | undefined): Rate | undefined {
  if (told?.workPsd?.startsWith('51')) return NOTHING
  return atWork && rate(atWork.nonresident)
}

/** A home in another state. */
const ELSEWHERE = '880000'
const NOTHING: Rate = { numerator: 0n, denominator: 1n }

/** Of the municipality and its school district together; undefined where the work place is not on file. */
function servicesOf({ told, atWork }: Registered): Cents | undefined {
  if (told?.isFreeOfLocalServices) return usd('0')
  return atWork && usd(String(atWork.localServices.municipality + atWork.localServices.schoolDistrict))
}

const isInPittsburgh = ({ atWork, work }: Registered): boolean =>
  atWork ? atWork.municipality === 'Pittsburgh City' : work.city.trim().toLowerCase() === 'pittsburgh'

/** The zone of the work place, else the one that the registration names; none whose rate nobody told. */
function inNewYork(registered: RegisteredFacts, { work, payDate, lookUp }: Local): RegisteredFacts {
  const named = work.localities?.find((code) => code.startsWith('NY-MCTD-'))
  const zone = named ?? addressZone(work) ?? registered.districts[0]
  if (zone === undefined && Object.keys(registered.rates).every((code) => !code.startsWith('NY-MCTD')))
    return registered
  const table = registered.payrolls && mobilityOn(payDate, lookUp)
  return shared(registered, `NY ${zone} ${table?.effective}`, () => {
    const rates = { ...mobilityRates(registered, table), ...registered.rates }
    const isTold = zone !== undefined && rates[`${zone}.mobility`] !== undefined
    return { ...registered, rates, districts: isTold ? [zone] : [] }
  })
}

/** By the payroll of the quarter, where that is registered. */
function mobilityRates(
  { payrolls }: RegisteredFacts,
  table: MobilityTable | undefined,
): Readonly<Record<string, Rate>> {
  if (payrolls === undefined || table === undefined) return {}
  return Object.fromEntries(
    MOBILITY_ZONES.map((zone) => [`${zone}.mobility`, rate(mobilityRate(table, zone, payrolls))]),
  )
}

function shared(registered: RegisteredFacts, key: string, make: () => RegisteredFacts): RegisteredFacts {
  const known = made.get(registered) ?? new Map<string, RegisteredFacts>()
  made.set(registered, known)
  const found = known.get(key)
  if (found !== undefined) return found
  const fresh = writtenOnce(make())
  if (known.size >= MOST) known.clear()
  known.set(key, fresh)
  return fresh
}

const made = new WeakMap<RegisteredFacts, Map<string, RegisteredFacts>>()
const MOST = 10_000
