import type { Chosen } from '../../law/engine/editions.ts'
import type { NonresidentTable } from '../../law/language/nonresident.ts'
import type { EarnedElsewhere } from '../pay/build-input.ts'
import type { WorkPlaceFacts } from '../pay/facts.ts'
import type { Earning } from '../pay/paycheck-types.ts'
import { type Insured, insuredIn } from '../places/unemployment.ts'
import { type Around, type Away, formThere, isAtUsual, spared } from './away.ts'
import { HERE, type Placing, partsOf } from './day-by-day.ts'
import type { PersonFacts } from './person.ts'
import { isSamePlace } from './places.ts'
import type { DayRange } from './spans.ts'

/** What assignments, places that lines and time entries name, and a move of the home make of a payment. */
export interface Assigned {
  readonly here: readonly Earning[]
  readonly elsewhere: readonly Omit<EarnedElsewhere, 'registration'>[]
  /** Undefined where only the home has moved. */
  readonly insured: Insured | undefined
  /** Places that no assignment is about. */
  readonly named: readonly WorkPlaceFacts[]
  /** What someone should know, in words that follow the name. */
  readonly told: readonly string[]
}

/** The days that a payment is for, and the rules between places as they stand when it is paid. */
interface PaidDays {
  readonly days: DayRange
  readonly rules: () => Chosen<NonresidentTable>
}

/** Pay for time goes with the places of each day; the rest with the usual place, unless it names another. */
export function assignedOf(
  person: PersonFacts,
  earnings: readonly Earning[],
  { days: period, rules }: PaidDays,
): Assigned | undefined {
  const { assignments, homes: moved, namedPlaces } = person
  if (assignments === undefined && moved === undefined && namedPlaces === undefined) return undefined
  const inPeriod = (assignments ?? []).filter(
    ({ begin, end }) => begin <= period.end && (end === null || end >= period.begin),
  )
  const names = namesIn(person, earnings)
  if (inPeriod.length === 0 && names.length === 0 && moved === undefined) return undefined
  const told: string[] = []
  const around = { until: period.end, rules, told }
  const counted = inPeriod.filter((each) => !isAtUsual(each, person, around))
  const { away, at } = withNamed({ person, period, around, inPeriod, counted }, names)
  const usual = person.places ?? [{ ...period, place: person.work }]
  const { homes = [], workedDays: entries = [] } = person
  const parts = partsOf(earnings, { period, usual, counted, entries, at, homes })
  const elsewhere = parts
    .filter(({ place, home }) => place !== HERE || home > 0)
    .map((part) => elsewhereOf(part, { person, usual, away, around }))
  const isPlaced = inPeriod.length > 0 || names.length > 0
  return {
    here: parts.find(({ place, home }) => place === HERE && home === 0)?.earnings ?? [],
    elsewhere,
    insured: isPlaced ? insuredOf(person, inPeriod) : undefined,
    named: away.filter(({ isNamed }) => isNamed).map(({ place }) => place),
    told,
  }
}

/** What lines and time entries name, each once. */
const namesIn = ({ workedDays = [] }: PersonFacts, earnings: readonly Earning[]): readonly string[] => [
  ...new Set([...earnings, ...workedDays].flatMap(({ at }) => (at === undefined ? [] : [at]))),
]

interface Ground {
  readonly person: PersonFacts
  readonly period: DayRange
  readonly around: Around
  readonly inPeriod: readonly Away[]
  readonly counted: readonly Away[]
}

/** A named place is the usual one, that of an assignment, or one of its own: then nothing else is known of it. */
function withNamed({ person, period, around, inPeriod, counted }: Ground, names: readonly string[]) {
  const away: Away[] = [...counted]
  const at = new Map<string, number>()
  for (const name of names) {
    const place = person.namedPlaces?.[name]
    if (place === undefined) {
      around.told.push('names a place of work that is not known any more: it is taxed at the usual place')
      continue
    }
    if (isSamePlace(place, person.work)) continue
    const assigned = inPeriod.find((each) => isSamePlace(each.place, place))
    const own: Away = assigned ?? { ...UNTOLD, ...period, place }
    if (assigned ? !counted.includes(assigned) : isAtUsual(own, person, around)) continue
    if (!away.includes(own)) away.push(own)
    at.set(name, away.indexOf(own))
  }
  return { away, at }
}

const UNTOLD = {
  basisPoints: null,
  answers: {},
  isRequired: null,
  unemploymentState: null,
  isNamed: true,
} as const

function elsewhereOf(
  { place, home, earnings }: ReturnType<typeof partsOf>[number],
  {
    person,
    usual,
    away,
    around,
  }: Pick<Ground, 'person' | 'around'> & Pick<Placing, 'usual'> & { away: readonly Away[] },
): Omit<EarnedElsewhere, 'registration'> {
  const before = home === 0 ? undefined : person.homes![home - 1]!
  const lived = before === undefined ? {} : { home: before }
  if (place === HERE) return { work: person.work, earnings, ...lived }
  if (place < HERE) return { work: usual[-2 - place]!.place, earnings, ...lived }
  const there = away[place]!
  const resident = before === undefined ? person : { ...person, home: before.place }
  return {
    work: there.place,
    earnings,
    stateW4: formThere(there, person, around),
    ...spared(there, resident, earnings, around),
    ...lived,
  }
}

const insuredOf = ({ home, work, controlState }: PersonFacts, assignments: readonly Away[]): Insured =>
  insuredIn({
    usual: work.state,
    isOffice: work.locationId != null,
    home: home?.state ?? null,
    control: controlState ?? null,
    assignments,
  })
