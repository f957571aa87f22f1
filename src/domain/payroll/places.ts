import { addDays, type Day } from '../../kernel/dates.ts'
import { cents, roundDiv } from '../../kernel/money.ts'
import { earningKinds } from '../pay/elements.ts'
import type { WorkPlaceFacts } from '../pay/facts.ts'
import type { Earning } from '../pay/paycheck-types.ts'
import type { DatedRow } from './in-force.ts'
import { type DayRange, workdays } from './spans.ts'

/** Where someone worked on some of the days of a period. */
export interface PlaceSpan extends DayRange {
  readonly place: WorkPlaceFacts
}

/** Hours that time entries tell of a day, in minutes. */
export interface EntryDay {
  readonly on: Day
  readonly minutes: number
  /** The place of work that they name, as `namedPlaces` has it. */
  readonly at?: string | undefined
}

/**
 * The places of a stretch of days, in order, from what changes on a day: whatever holds on its first day, and every
 * change after it. Days that lie side by side in one place are one.
 */
export function placesDuring(
  { begin, end }: DayRange,
  rows: readonly Pick<DatedRow, 'effective_from'>[],
  placeOn: (on: Day) => WorkPlaceFacts,
): readonly PlaceSpan[] {
  const changes = rows.map((row) => row.effective_from).filter((from) => from > begin && from <= end)
  const spans: PlaceSpan[] = []
  for (const from of [begin, ...[...new Set(changes)].sort()]) {
    const place = placeOn(from)
    const last = spans.at(-1)
    if (last && isSamePlace(last.place, place)) continue
    if (last) spans[spans.length - 1] = { ...last, end: addDays(from, -1) }
    spans.push({ begin: from, end, place })
  }
  return spans
}

export const isSamePlace = (a: WorkPlaceFacts, b: WorkPlaceFacts): boolean =>
  a.state === b.state &&
  a.city === b.city &&
  (a.zipcode ?? '') === (b.zipcode ?? '') &&
  (a.locationId ?? null) === (b.locationId ?? null)

/** What was earned away from the place of the last day. */
export interface Elsewhere {
  readonly place: WorkPlaceFacts
  readonly earnings: readonly Earning[]
}

/**
 * Pay for time goes with the days on which it was earned: by the dates of time entries where there are any, else by
 * Monday-to-Friday days. What is paid at once, such as a bonus, goes with the place of the last day.
 */
export function placed(
  earnings: readonly Earning[],
  spans: readonly PlaceSpan[],
  entries: readonly EntryDay[] = [],
): { readonly here: readonly Earning[]; readonly elsewhere: readonly Elsewhere[] } {
  if (spans.length < 2) return { here: earnings, elsewhere: [] }
  const parts = earnings.flatMap((earning) =>
    isForTime(earning) ? split(earning, spans, entries) : [{ at: spans.length - 1, earning }],
  )
  const at = (index: number) => parts.filter((part) => part.at === index).map(({ earning }) => earning)
  const away = spans.slice(0, -1).map(({ place }, index) => ({ place, earnings: at(index) }))
  return { here: at(spans.length - 1), elsewhere: away.filter((each) => each.earnings.length > 0) }
}

/** Pay for hours or days; a bonus is not. */
export const isForTime = ({ type }: Earning): boolean =>
  earningKinds[type].wages === 'regular' && earningKinds[type].item !== 'reimbursement'

interface Part {
  readonly at: number
  readonly earning: Earning
}

/** In proportion, to the cent and the hundredth of an hour; the parts sum to the whole. */
function split(earning: Earning, spans: readonly PlaceSpan[], entries: readonly EntryDay[]): readonly Part[] {
  const own = spans.map((span) => within(span, earning.days ?? span))
  const minutes = own.map((range) => minutesIn(range, entries))
  const isTold = earningKinds[earning.type].time === 'worked' && minutes.some((each) => each > 0)
  const weights = isTold && !isSalary(earning) ? minutes : own.map((range) => workdays(range))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return [{ at: spans.length - 1, earning }]
  let passed = 0
  return weights.flatMap((weight, at) => {
    const before = passed
    passed += weight
    return weight === 0 ? [] : [{ at, earning: partOf(earning, { before, passed, total }, own[at]!) }]
  })
}

const isSalary = ({ type }: Earning): boolean => type === 'Salary'

const within = (a: DayRange, b: DayRange): DayRange => ({
  begin: a.begin > b.begin ? a.begin : b.begin,
  end: a.end < b.end ? a.end : b.end,
})

const minutesIn = ({ begin, end }: DayRange, entries: readonly EntryDay[]): number =>
  entries.reduce((sum, { on, minutes }) => (begin <= on && on <= end ? sum + minutes : sum), 0)

/** From where to where of the whole. */
interface Weighed {
  readonly before: number
  readonly passed: number
  readonly total: number
}

export function partOf(earning: Earning, weighed: Weighed, days?: DayRange): Earning {
  const money = (whole: bigint) => cents(partOfWhole(whole, weighed))
  const time = (hours: number) => Number(partOfWhole(BigInt(Math.round(hours * 100)), weighed)) / 100
  const { hours, premiumHours, qualifiedOvertime } = earning
  return {
    ...earning,
    amount: money(earning.amount),
    ...(days === undefined ? {} : { days }),
    ...(hours === undefined ? {} : { hours: time(hours) }),
    ...(premiumHours == null ? {} : { premiumHours: time(premiumHours) }),
    ...(qualifiedOvertime === undefined ? {} : { qualifiedOvertime: money(qualifiedOvertime) }),
  }
}

const partOfWhole = (whole: bigint, { before, passed, total }: Weighed): bigint =>
  roundDiv(whole * BigInt(passed), BigInt(total)) - roundDiv(whole * BigInt(before), BigInt(total))
