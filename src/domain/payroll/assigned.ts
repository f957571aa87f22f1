import { addDays, type Day, yearOf } from '../../kernel/dates.ts'
import { cents, dollars, ZERO } from '../../kernel/money.ts'
import type { Chosen } from '../../law/engine/editions.ts'
import { localityFields } from '../../law/engine/locality-fields.ts'
import { cityDays, convenienceRule, sparedBy, thresholdWords } from '../../law/engine/nonresident.ts'
import { readStateW4 } from '../../law/engine/state-w4.ts'
import type { NonresidentTable } from '../../law/language/nonresident.ts'
import type { EarnedElsewhere } from '../pay/build-input.ts'
import type { StateAnswers } from '../pay/facts.ts'
import type { Earning } from '../pay/paycheck-types.ts'
import { type Insured, insuredIn } from '../places/unemployment.ts'
import { isOn, type WorkAssignment } from '../places/work-assignment.ts'
import type { PersonFacts } from './person.ts'
import { isForTime, type PlaceSpan, partOf } from './places.ts'
import { type DayRange, workdays } from './spans.ts'

/** What assignments make of a payment. */
export interface Assigned {
  readonly here: readonly Earning[]
  readonly elsewhere: readonly Omit<EarnedElsewhere, 'registration'>[]
  readonly insured: Insured
  /** What someone should know, in words that follow the name. */
  readonly told: readonly string[]
}

/** The days that a payment is for, and the rules between places as they stand when it is paid. */
interface PaidDays {
  readonly days: DayRange
  readonly rules: () => Chosen<NonresidentTable>
}

/** Pay for time goes with the places of each day; the rest with the usual place. Undefined where nothing is assigned. */
export function assignedOf(
  person: PersonFacts,
  earnings: readonly Earning[],
  { days: period, rules: rulesOf }: PaidDays,
): Assigned | undefined {
  const inPeriod = (person.assignments ?? []).filter(
    ({ begin, end }) => begin <= period.end && (end === null || end >= period.begin),
  )
  if (inPeriod.length === 0) return undefined
  const { home, work, workedDays = [] } = person
  const told: string[] = []
  const around = { until: period.end, rules: rulesOf(), told }
  const counted = inPeriod.filter((each) => !isAtUsual(each, person, around))
  const usual = person.places ?? [{ ...period, place: work }]
  const shares = earnings.flatMap((earning) =>
    isForTime(earning)
      ? split(earning, weightsOf(rangeOf(earning, period), { usual, counted, entries: workedDays }))
      : [{ key: HERE, earning }],
  )
  const at = (key: number) => shares.filter((each) => each.key === key).map(({ earning }) => earning)
  const moved = usual.slice(0, -1).map(({ place }, index) => ({ work: place, earnings: at(-2 - index) }))
  const away = counted.map((assignment, index) => ({
    work: assignment.place,
    earnings: at(index),
    stateW4: formThere(assignment, person),
    ...spared(assignment, person, at(index), around),
  }))
  const insured = insuredIn({
    usual: work.state,
    isOffice: work.locationId != null,
    home: home?.state ?? null,
    control: person.controlState ?? null,
    assignments: inPeriod,
  })
  const filled = [...moved, ...away].filter((each) => each.earnings.length > 0)
  return { here: at(HERE), elsewhere: filled, insured, told }
}

const HERE = -1

interface Around {
  /** The last day of the period. */
  readonly until: Day
  readonly rules: Chosen<NonresidentTable>
  readonly told: string[]
}

/** Days there in the calendar year, up to and with the last day of the period. */
function daysThere(
  assignments: readonly WorkAssignment[],
  isThere: (each: WorkAssignment) => boolean,
  until: Day,
): number {
  const first = `${yearOf(until)}-01-01` as Day
  return assignments.filter(isThere).reduce((sum, { begin, end, basisPoints }) => {
    const range = { begin: begin > first ? begin : first, end: end !== null && end < until ? end : until }
    const days = workdays(range)
    return sum + (basisPoints === null ? days : Math.ceil((days * basisPoints) / 10_000))
  }, 0)
}

/** Days away that the law counts as days at the usual place: by Ohio's 20 days, or by the office's convenience rule. */
function isAtUsual(
  assignment: WorkAssignment,
  { work, home, assignments = [], stateW4 }: PersonFacts,
  { until, rules, told }: Around,
): boolean {
  const { place, isRequired } = assignment
  const rule =
    place.state === work.state || place.locationId
      ? undefined
      : convenienceRule(work.state, home?.state ?? '', rules)
  if (rule !== undefined && isRequired === false) {
    told.push(
      `works in ${place.state} for their own convenience: the days count as days in ${work.state} (${rule.source}, ${rule.confidence})`,
    )
    return true
  }
  if (rule !== undefined && isRequired === null) {
    told.push(
      `works in ${place.state} with an office in ${work.state}, whose convenience rule asks whether the work needs that ` +
        `place: it is taxed where it is done until updateWorkAssignment says requiredByEmployer (${rule.confidence})`,
    )
  }
  const few = place.state === work.state ? cityDays(place.state, rules) : undefined
  if (few === undefined) return false
  const [city] = citiesOf(assignment)
  if (
    city === undefined ||
    readStateW4(few.state, stateW4[few.state] ?? {}).localities.resident.includes(city)
  )
    return false
  const days = daysThere(assignments, (each) => citiesOf(each)[0] === city, until)
  if (days > few.upTo) return false
  told.push(
    `has worked ${days} days of the year in ${city}: up to ${few.upTo} the principal place of work is withheld for ` +
      `(${few.source}, ${few.confidence})`,
  )
  return true
}

const citiesOf = ({ place, answers }: WorkAssignment): readonly string[] =>
  readStateW4(place.state, answers).localities.work

/** The certificate of that state, with what the assignment says of its own place instead of the usual one. */
function formThere(
  { place, answers }: WorkAssignment,
  { stateW4, work }: PersonFacts,
): StateAnswers | undefined {
  const form = stateW4[place.state]
  const isUsual = place.state === work.state
  const own = isUsual
    ? new Set(
        localityFields(place.state)
          .filter(({ of }) => of === 'work')
          .map(({ key }) => key),
      )
    : new Set<string>()
  const kept = Object.entries(form ?? {}).filter(([key]) => !own.has(key))
  if (form === undefined && Object.keys(answers).length === 0) return undefined
  return { ...Object.fromEntries(kept), ...answers }
}

function spared(
  { place }: WorkAssignment,
  { home, work, assignments = [], toDate }: PersonFacts,
  earnings: readonly Earning[],
  { until, rules, told }: Around,
): Pick<EarnedElsewhere, 'spared'> {
  const { state } = place
  if (home === null || state === home.state || state === work.state) return {}
  const before = toDate.totals.get(`tax:${state}.incomeTax`)?.wages ?? ZERO
  const wages = cents(earnings.reduce((sum, { amount }) => sum + amount, before as bigint))
  const days = daysThere(assignments, (each) => each.place.state === state, until)
  const rule = sparedBy({ state, home: home.state, days, wages }, rules)
  if (rule === undefined) return {}
  const words =
    `${days} days and ${dollars(wages)} in ${state} this year stay within the ${thresholdWords(rule)} up to which ` +
    `it asks for no withholding (${rule.source}, ${rule.confidence})`
  told.push(`has no income tax of ${state} withheld: ${words}`)
  return { spared: words }
}

const rangeOf = ({ days }: Earning, period: DayRange): DayRange =>
  days === undefined
    ? period
    : {
        begin: days.begin > period.begin ? days.begin : period.begin,
        end: days.end < period.end ? days.end : period.end,
      }

interface Places {
  readonly usual: readonly PlaceSpan[]
  readonly counted: readonly WorkAssignment[]
  readonly entries: readonly { readonly on: Day; readonly minutes: number }[]
}

/** Weight by place: an assignment by its index, the usual place as HERE, places before a move below that. */
function weightsOf(range: DayRange, { usual, counted, entries }: Places): ReadonlyMap<number, number> {
  const weights = new Map<number, number>()
  const add = (key: number, weight: number) => weights.set(key, (weights.get(key) ?? 0) + weight)
  const minutes = new Map(entries.map((each) => [each.on, each.minutes]))
  for (let on = range.begin; on <= range.end; on = addDays(on, 1)) {
    const weight = minutes.size > 0 ? (minutes.get(on) ?? 0) : workdays({ begin: on, end: on })
    if (weight === 0) continue
    let left = 10_000
    for (const [index, each] of counted.entries()) {
      if (!isOn(each, on)) continue
      const share = Math.min(left, each.basisPoints ?? 10_000)
      add(index, weight * share)
      left -= share
    }
    const at = usual.findIndex(({ begin, end }) => begin <= on && on <= end)
    if (left > 0) add(at === -1 || at === usual.length - 1 ? HERE : -2 - at, weight * left)
  }
  return weights
}

function split(earning: Earning, weights: ReadonlyMap<number, number>) {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return [{ key: HERE, earning }]
  let passed = 0
  return [...weights].map(([key, weight]) => {
    const before = passed
    passed += weight
    return { key, earning: partOf(earning, { before, passed, total }) }
  })
}
