import { addDays, type Day, daysBetween, easternDay, instant, tryDay } from 'purser/dates'
import { localeNow } from './locale.ts'

/** Days are `YYYY-MM-DD` on the wire and in the house; only here they become words. */
type Form = 'sentence' | 'table' | 'short' | 'month' | 'nameOfMonth'

const FORMS: Readonly<Record<Form, Intl.DateTimeFormatOptions>> = {
  sentence: { weekday: 'long', month: 'long', day: 'numeric' },
  table: { weekday: 'short', month: 'short', day: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  month: { month: 'long', day: 'numeric' },
  nameOfMonth: { month: 'long' },
}

/** As `today`: the year is always said. */
export const EVER = '0000'

/** "Friday, December 4"; the year only when it is another than this one. */
export function dayWords(
  of: string,
  form: Form = 'sentence',
  { today = '', locale = localeNow() } = {},
): string {
  const words = formatter(locale, { ...FORMS[form], ...yearOf([of], today) }).format(
    new Date(`${of}T00:00:00Z`),
  )
  return form === 'table' || form === 'short' ? unbroken(words) : words
}

/** Said when one of the days is in another than this one. */
const yearOf = (days: readonly string[], today: string): Intl.DateTimeFormatOptions =>
  today !== '' && days.some((day) => day.slice(0, 4) !== today.slice(0, 4)) ? { year: 'numeric' } : {}

/** In a table a day stays on one line; the year may stand below it. */
const unbroken = (words: string): string => words.replaceAll(/ (?!\d{4}$)/g, '\u00a0')

/** `NY@2026-01-01#1`, an edition of the law, by the day from which it counts. */
export const editionWords = (edition: string): string => {
  const [, from = ''] = /@(\d{4}-\d\d-\d\d)/.exec(edition) ?? []
  return from === '' ? edition : dayWords(from, 'short', { today: EVER })
}

/** "Nov 16 – 29", "Nov 30 – Dec 13"; with the year when one of them is in another than this one. */
export function spanWords(from: string, to: string, { today = '', locale = localeNow() } = {}): string {
  return formatter(locale, { ...FORMS.short, ...yearOf([from, to], today) }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  )
}

/**
 * A period of the wire in words: `2026-Q4` is "Q4 2026", `2026-09` "Sep 2026", `2026-H1` "Jan – Jun 2026", `2026` itself.
 * `quarter` says how a quarter is called.
 */
export function periodWords(
  period: string,
  quarter: (number: string, year: string) => string,
  { locale = localeNow() } = {},
): string {
  const [year = '', part = ''] = period.split('-')
  if (part === '') return year
  if (part.startsWith('Q')) return quarter(part.slice(1), year)
  const month = (number: number) => new Date(Date.UTC(Number(year), number - 1, 1))
  if (!part.startsWith('H'))
    return formatter(locale, { month: 'short', year: 'numeric' }).format(month(Number(part)))
  const first = part === 'H1' ? 1 : 7
  return formatter(locale, { month: 'short', year: 'numeric' }).formatRange(month(first), month(first + 5))
}

/** The day in New York of a moment of the wire: its own day is that of Greenwich, in the evening the next one. */
export const dayAt = (at: string): Day => easternDay(instant(Date.parse(at)))

/** The hour in New York, as deadlines have it. */
export const clockWords = (at: string, locale = localeNow()): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'America/New_York' }).format(new Date(at))

/** Whole hours until noon in the East, none in the afternoon: by then the money of a day has moved. */
export const hoursToNoon = (at: Parameters<typeof clockWords>[0]): number => {
  const hour = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: 'America/New_York',
  }).format(new Date(at))
  return Math.max(0, 12 - Number(hour))
}

/** The time of an event as webhooks have it, `11/17/2026 07:33:03` in UTC, as an instant. */
export const eventMoment = (stamp: string): string =>
  stamp.replace(/^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d:\d\d)$/, '$3-$1-$2T$4Z')

/** A moment in the zone of the reader. */
export const momentWords = (at: string, locale = localeNow()): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

export const daysUntil = (today: string, of: string): number => {
  const [one, other] = [tryDay(today), tryDay(of)]
  return one && other ? daysBetween(one, other) : 0
}

/** The same day, or the Monday after a weekend. */
export const weekdayFrom = (of: string): string => {
  const day = new Date(`${of}T00:00:00Z`).getUTCDay()
  return dayAfter(of, day === 6 ? 2 : day === 0 ? 1 : 0)
}

export const dayAfter = (of: string, count: number): string => {
  const known = tryDay(of)
  return known ? addDays(known, count) : of
}

const made = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  made.set(key, known)
  return known
}
