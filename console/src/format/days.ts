import { addDays, daysBetween, tryDay } from 'purser/dates'
import { localeNow } from './locale.ts'

/** Days are `YYYY-MM-DD` on the wire and in the house; only here they become words. */
type Form = 'sentence' | 'table' | 'short' | 'month'

const FORMS: Readonly<Record<Form, Intl.DateTimeFormatOptions>> = {
  sentence: { weekday: 'long', month: 'long', day: 'numeric' },
  table: { weekday: 'short', month: 'short', day: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  month: { month: 'long', day: 'numeric' },
}

/** "Friday, December 4"; the year only when it is another than this one. */
export function dayWords(
  of: string,
  form: Form = 'sentence',
  { today = '', locale = localeNow() } = {},
): string {
  const year = today !== '' && of.slice(0, 4) !== today.slice(0, 4) ? ({ year: 'numeric' } as const) : {}
  return formatter(locale, { ...FORMS[form], ...year }).format(new Date(`${of}T00:00:00Z`))
}

/** "Nov 16 – 29", "Nov 30 – Dec 13". */
export function spanWords(from: string, to: string, { locale = localeNow() } = {}): string {
  return formatter(locale, FORMS.short).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  )
}

/** The hour in New York, as deadlines have it. */
export const clockWords = (at: string, locale = localeNow()): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'America/New_York' }).format(new Date(at))

/** A moment in the zone of the reader. */
export const momentWords = (at: string, locale = localeNow()): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

export const daysUntil = (today: string, of: string): number => {
  const [one, other] = [tryDay(today), tryDay(of)]
  return one && other ? daysBetween(one, other) : 0
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
