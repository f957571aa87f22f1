import { addDays, type Day, dayOf, daysInMonth, weekday } from '../../kernel/dates.ts'

/**
 * Two calendars, because they differ: when a holiday falls on a Saturday the government closes on the Friday
 * before, but the Federal Reserve (and so ACH) stays open.
 */
export type Calendar = 'federalReserve' | 'irs'

/** The days of one year on which a calendar is closed besides weekends. */
export function holidaysOf(calendar: Calendar, year: number): ReadonlyMap<Day, string> {
  const known = cache[calendar].get(year)
  if (known) return known
  const closed = computeHolidays(calendar, year)
  cache[calendar].set(year, closed)
  return closed
}

/** Laid beside the published lists (frbservices.org schedule, Pub 15 section 11) through this year. */
export const CALENDARS_CHECKED_THROUGH = 2027

type When = { month: number; date: number } | { month: number; nth: number | 'last'; weekday: number }
interface Holiday {
  readonly name: string
  readonly when: When
  readonly calendars: readonly Calendar[]
}

const MONDAY = 1
const THURSDAY = 4
const both: readonly Calendar[] = ['federalReserve', 'irs']

// 5 USC 6103 for the federal days; the District of Columbia adds Emancipation Day (26 USC 7503 counts its holidays).
const holidays: readonly Holiday[] = [
  { name: 'New Year’s Day', when: { month: 1, date: 1 }, calendars: both },
  {
    name: 'Birthday of Martin Luther King, Jr.',
    when: { month: 1, nth: 3, weekday: MONDAY },
    calendars: both,
  },
  { name: 'Washington’s Birthday', when: { month: 2, nth: 3, weekday: MONDAY }, calendars: both },
  { name: 'Emancipation Day', when: { month: 4, date: 16 }, calendars: ['irs'] },
  { name: 'Memorial Day', when: { month: 5, nth: 'last', weekday: MONDAY }, calendars: both },
  { name: 'Juneteenth National Independence Day', when: { month: 6, date: 19 }, calendars: both },
  { name: 'Independence Day', when: { month: 7, date: 4 }, calendars: both },
  { name: 'Labor Day', when: { month: 9, nth: 1, weekday: MONDAY }, calendars: both },
  { name: 'Columbus Day', when: { month: 10, nth: 2, weekday: MONDAY }, calendars: both },
  { name: 'Veterans Day', when: { month: 11, date: 11 }, calendars: both },
  { name: 'Thanksgiving Day', when: { month: 11, nth: 4, weekday: THURSDAY }, calendars: both },
  { name: 'Christmas Day', when: { month: 12, date: 25 }, calendars: both },
]

/** How far an observed day moves from a holiday on a Saturday or Sunday; null = not observed at all. */
const moved: Record<Calendar, { saturday: number | null; sunday: number }> = {
  federalReserve: { saturday: null, sunday: 1 },
  irs: { saturday: -1, sunday: 1 },
}

const cache: Record<Calendar, Map<number, ReadonlyMap<Day, string>>> = {
  federalReserve: new Map(),
  irs: new Map(),
}

function computeHolidays(calendar: Calendar, year: number): ReadonlyMap<Day, string> {
  const closed = new Map<Day, string>()
  // New Year's Day of the next year may be observed on December 31 of this one.
  for (const of of [year, year + 1]) {
    for (const holiday of holidays) {
      if (!holiday.calendars.includes(calendar)) continue
      const observed = observedOn(calendar, dateOf(holiday.when, of))
      if (observed?.startsWith(String(year))) closed.set(observed, holiday.name)
    }
  }
  return closed
}

function observedOn(calendar: Calendar, date: Day): Day | undefined {
  const { saturday, sunday } = moved[calendar]
  if (weekday(date) === 0) return addDays(date, sunday)
  if (weekday(date) !== 6) return date
  return saturday === null ? undefined : addDays(date, saturday)
}

function dateOf(when: When, year: number): Day {
  if ('date' in when) return dayOf(year, when.month, when.date)
  if (when.nth === 'last') {
    const end = dayOf(year, when.month, daysInMonth(year, when.month))
    return addDays(end, -((weekday(end) - when.weekday + 7) % 7))
  }
  const first = dayOf(year, when.month, 1)
  return addDays(first, ((when.weekday - weekday(first) + 7) % 7) + 7 * (when.nth - 1))
}
