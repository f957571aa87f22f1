/**
 * A calendar day, `YYYY-MM-DD`. Strings of this form sort as days do, so `<` and `>` compare them.
 * JavaScript's Date stays inside this file: `new Date('2026-11-01')` is another day west of Greenwich.
 */
export type Day = string & { readonly __unit: 'day' }

const MS_PER_DAY = 86_400_000

/** A payroll asks a few times for every person: cutting the text up would cost more than the sum. */
const twoDigits = (of: Day, at: number): number =>
  10 * of.charCodeAt(at) + of.charCodeAt(at + 1) - 11 * ZERO_CODE
const ZERO_CODE = '0'.charCodeAt(0)

/** Parses and proves: 2026-02-30 is not a day. */
export function day(text: string): Day {
  const parsed = tryDay(text)
  if (parsed === undefined) throw new Error(`not a calendar day: ${text}`)
  return parsed
}

export function tryDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const of = text as Day
  const [year, month, date] = [yearOf(of), monthOf(of), dayOfMonth(of)]
  // Date takes a year below 100 for one of the last century.
  const isDay = year >= 100 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month)
  return isDay ? of : undefined
}

export const epochDay = (of: Day): number =>
  Date.UTC(yearOf(of), monthOf(of) - 1, dayOfMonth(of)) / MS_PER_DAY
const fromEpochDay = (count: number): Day => new Date(count * MS_PER_DAY).toISOString().slice(0, 10) as Day

export const addDays = (from: Day, count: number): Day => fromEpochDay(epochDay(from) + count)
export const daysBetween = (from: Day, to: Day): number => epochDay(to) - epochDay(from)
/** 0 = Sunday … 6 = Saturday. */
export const weekday = (of: Day): number => (((epochDay(of) + 4) % 7) + 7) % 7
export const yearOf = (of: Day): number => 100 * twoDigits(of, 0) + twoDigits(of, 2)
export const monthOf = (of: Day): number => twoDigits(of, 5)
export const dayOfMonth = (of: Day): number => twoDigits(of, 8)
export const quarterOf = (of: Day): number => Math.ceil(monthOf(of) / 3)

export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : DAYS_IN_MONTH[month - 1]!
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
export const dayOf = (year: number, month: number, date: number): Day =>
  day(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`)
export const endOfMonth = (of: Day): Day =>
  dayOf(yearOf(of), monthOf(of), daysInMonth(yearOf(of), monthOf(of)))

/** The same date `count` months on, held to the month's last day: January 31 + 1 → February 28. */
export function addMonths(from: Day, count: number): Day {
  const months = yearOf(from) * 12 + (monthOf(from) - 1) + count
  const [year, month] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1]
  return dayOf(year, month, Math.min(dayOfMonth(from), daysInMonth(year, month)))
}

/** A point in time: milliseconds since 1970 UTC, with a brand. */
export type Instant = number & { readonly __unit: 'instant' }
export const instant = (milliseconds: number): Instant => milliseconds as Instant

const eastern = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' })
/** The business day of the service: banking deadlines are US Eastern. */
export const easternDay = (at: Instant): Day => day(eastern.format(new Date(at)))
export const isoInstant = (at: Instant): string => new Date(at).toISOString()

/** The instant at which clocks in New York show this time of this day. */
export function easternTime(of: Day, time: `${number}:${number}`): Instant {
  const guess = Date.parse(`${of}T${time}:00Z`)
  // New York is 4 or 5 hours behind; the right offset is the one that shows the wanted time again.
  const shown = (at: number) => easternClock.format(new Date(at)).replace(', ', 'T').replace('24:', '00:')
  const found = [4, 5].map((hours) => guess + hours * 3_600_000).find((at) => shown(at) === `${of}T${time}`)
  return instant(found ?? guess + 5 * 3_600_000)
}

/** `HH:MM` as clocks in New York show it. */
export const easternClockTime = (at: Instant): string =>
  easternClock.format(new Date(at)).slice(-5).replace('24:', '00:')

const easternClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})
