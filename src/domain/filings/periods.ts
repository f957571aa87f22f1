import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  endOfMonth,
  monthOf,
  quarterOf,
  yearOf,
} from '../../kernel/dates.ts'
import type { FilingDue, FilingPeriod } from '../../law/language/filing-form.ts'
import { onOrAfter } from '../calendar/business-days.ts'

export interface FilingSpan {
  readonly from: Day
  readonly to: Day
}

/** The month, quarter, half or whole year that a day lies in. */
export function periodAround(kind: FilingPeriod, on: Day): FilingSpan {
  const months = MONTHS[kind]
  const from = dayOf(yearOf(on), months * Math.floor((monthOf(on) - 1) / months) + 1, 1)
  return { from, to: endOfMonth(addMonths(from, months - 1)) }
}

const MONTHS: Readonly<Record<FilingPeriod, number>> = { month: 1, quarter: 3, halfYear: 6, year: 12 }

/** `2025-Q3`, `2025-09`, `2025-H1` or `2025` read back; undefined where it is none of these. */
export function spanOfWord(word: string): (FilingSpan & { readonly kind: FilingPeriod }) | undefined {
  const [, year, sign, part = '1'] = /^(\d{4})(?:-(Q|H|)(\d{1,2}))?$/.exec(word) ?? []
  if (year === undefined) return undefined
  const kind = sign === undefined ? 'year' : SIGNS[sign]!
  const months = MONTHS[kind]
  const at = Number(part)
  const isRight = at >= 1 && at <= 12 / months && (kind !== 'month' || part.length === 2)
  if (!isRight || (kind !== 'month' && part.length !== 1)) return undefined
  return { kind, ...periodAround(kind, dayOf(Number(year), months * (at - 1) + 1, 1)) }
}

const SIGNS: Readonly<Record<string, FilingPeriod>> = { '': 'month', Q: 'quarter', H: 'halfYear' }

/** Those that end in a range of days. */
export function periodsEnding(kind: FilingPeriod, { from, to }: FilingSpan): readonly FilingSpan[] {
  const periods: FilingSpan[] = []
  for (let span = periodAround(kind, from); span.to <= to; span = periodAround(kind, addDays(span.to, 1))) {
    if (span.to >= from) periods.push(span)
  }
  return periods
}

/** A day that is no business day of the IRS moves to the next one (26 USC 7503); of a state, one that every state keeps. */
export const dueOf = (
  due: Pick<FilingDue, 'months' | 'day'>,
  periodEnd: Day,
  calendar: 'irs' | 'states' = 'irs',
): Day => {
  const month = addMonths(dayOf(yearOf(periodEnd), Number(periodEnd.slice(5, 7)), 1), due.months)
  const last = endOfMonth(month)
  const on = due.day === 'last' ? last : addDays(month, due.day - 1)
  return onOrAfter(calendar, on > last ? last : on)
}

/** `2025-Q3`, `2025-09`, `2025-H1` or `2025`, by how long it is. */
export function periodWord({ from, to }: FilingSpan): string {
  const months = monthOf(to) - monthOf(from) + 1
  if (months === 12) return String(yearOf(from))
  if (months === 6) return `${yearOf(from)}-H${monthOf(from) === 1 ? 1 : 2}`
  return months === 1 ? from.slice(0, 7) : `${yearOf(from)}-Q${quarterOf(from)}`
}
