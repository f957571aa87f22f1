import { addDays, type Day } from '../../kernel/dates.ts'
import type { Earning } from '../pay/paycheck-types.ts'
import { isOn, type WorkAssignment } from '../places/work-assignment.ts'
import type { HomeSpan } from './person.ts'
import { type EntryDay, isForTime, type PlaceSpan, partOf } from './places.ts'
import { type DayRange, workdays } from './spans.ts'

/** Where the pay of each day belongs. */
export interface Placing {
  readonly period: DayRange
  readonly usual: readonly PlaceSpan[]
  readonly counted: readonly WorkAssignment[]
  readonly entries: readonly EntryDay[]
  /** What a line or a time entry names → its place; one that is not here is the usual place. */
  readonly at: ReadonlyMap<string, number>
  /** Where the home has moved: all of them, in order. */
  readonly homes: readonly HomeSpan[]
}

/** What was earned at one place from one home. */
interface PlacedPart extends Where {
  readonly earnings: readonly Earning[]
}

interface Where {
  /** An assignment or named place by its index, the usual place as HERE, places before a move of it below that. */
  readonly place: number
  /** 0: where someone lives in the end; else a home before a move, from 1 on. */
  readonly home: number
}

export const HERE = -1

/** Pay for time is split over its days; what is paid at once is of the last. Parts sum to the whole. */
export function partsOf(earnings: readonly Earning[], placing: Placing): readonly PlacedPart[] {
  const found = new Map<string, { where: Where; earnings: Earning[] }>()
  for (const { at: name, ...earning } of earnings) {
    const named = name === undefined ? undefined : (placing.at.get(name) ?? HERE)
    const weights = isForTime(earning) ? weightsOf(rangeOf(earning, placing.period), placing, named) : []
    for (const { where, part } of split(earning, weights, named ?? HERE)) {
      const key = `${where.place} ${where.home}`
      const known = found.get(key) ?? { where, earnings: [] }
      known.earnings.push(part)
      found.set(key, known)
    }
  }
  return [...found.values()]
    .map(({ where, earnings: own }) => ({ ...where, earnings: own }))
    .sort((a, b) => order(a) - order(b) || a.home - b.home)
}

/** Places before a move first, as they came; then those of assignments and names. */
const order = ({ place }: Where): number => (place < HERE ? -place - 1_000_000 : place)

const rangeOf = ({ days }: Earning, period: DayRange): DayRange =>
  days === undefined
    ? period
    : {
        begin: days.begin > period.begin ? days.begin : period.begin,
        end: days.end < period.end ? days.end : period.end,
      }

interface Weight extends Where {
  readonly weight: number
}

/** By time entries where there are any, else by Monday-to-Friday days. */
function weightsOf(range: DayRange, placing: Placing, named: number | undefined): readonly Weight[] {
  const weights = new Map<string, Weight>()
  const add = (place: number, home: number, weight: number) => {
    if (weight === 0) return
    const key = `${place} ${home}`
    weights.set(key, { place, home, weight: (weights.get(key)?.weight ?? 0) + weight })
  }
  const hasEntries = placing.entries.length > 0
  for (let on = range.begin; on <= range.end; on = addDays(on, 1)) {
    const home = homeOn(placing.homes, on)
    const stretches = hasEntries
      ? placing.entries.filter((each) => each.on === on)
      : [{ minutes: workdays({ begin: on, end: on }), at: undefined }]
    for (const { minutes, at } of stretches) {
      const fixed = named ?? (at === undefined ? undefined : (placing.at.get(at) ?? HERE))
      if (fixed !== undefined) add(fixed, home, minutes * WHOLE)
      else for (const { place, share } of placesOn(on, placing)) add(place, home, minutes * share)
    }
  }
  return [...weights.values()]
}

const WHOLE = 10_000

/** Assignments take their share of a day, the usual place the rest. */
function placesOn(
  on: Day,
  { counted, usual }: Placing,
): readonly { readonly place: number; readonly share: number }[] {
  let left = WHOLE
  const found = []
  for (const [place, each] of counted.entries()) {
    if (!isOn(each, on)) continue
    const share = Math.min(left, each.basisPoints ?? WHOLE)
    found.push({ place, share })
    left -= share
  }
  const at = usual.findIndex(({ begin, end }) => begin <= on && on <= end)
  const place = at === -1 || at === usual.length - 1 ? HERE : -2 - at
  return [...found, { place, share: left }]
}

const homeOn = (homes: readonly HomeSpan[], on: Day): number => {
  const at = homes.findIndex(({ until }) => on <= until)
  return at === -1 || at === homes.length - 1 ? 0 : at + 1
}

function split(earning: Earning, weights: readonly Weight[], place: number) {
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return [{ where: { place, home: 0 }, part: earning }]
  let passed = 0
  return weights.map(({ place: at, home, weight }) => {
    const before = passed
    passed += weight
    return { where: { place: at, home }, part: partOf(earning, { before, passed, total }) }
  })
}
