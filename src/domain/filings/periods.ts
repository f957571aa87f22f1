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

/** The quarter or the year that a day lies in. */
export function periodAround(kind: FilingPeriod, on: Day): FilingSpan {
  const year = yearOf(on)
  if (kind === 'year') return { from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) }
  const from = dayOf(year, 3 * quarterOf(on) - 2, 1)
  return { from, to: endOfMonth(addMonths(from, 2)) }
}

/** Those that end in a range of days. */
export function periodsEnding(kind: FilingPeriod, { from, to }: FilingSpan): readonly FilingSpan[] {
  const periods: FilingSpan[] = []
  for (let span = periodAround(kind, from); span.to <= to; span = periodAround(kind, addDays(span.to, 1))) {
    if (span.to >= from) periods.push(span)
  }
  return periods
}

/** A day that is no business day of the IRS moves to the next one (26 USC 7503). */
export const dueOf = (due: Pick<FilingDue, 'months' | 'day'>, periodEnd: Day): Day => {
  const month = addMonths(dayOf(yearOf(periodEnd), Number(periodEnd.slice(5, 7)), 1), due.months)
  const last = endOfMonth(month)
  const on = due.day === 'last' ? last : addDays(month, due.day - 1)
  return onOrAfter('irs', on > last ? last : on)
}

/** `2025-Q3`, `2025-09`, `2025-H1` or `2025`, by how long it is. */
export function periodWord({ from, to }: FilingSpan): string {
  const months = monthOf(to) - monthOf(from) + 1
  if (months === 12) return String(yearOf(from))
  if (months === 6) return `${yearOf(from)}-H${monthOf(from) === 1 ? 1 : 2}`
  return months === 1 ? from.slice(0, 7) : `${yearOf(from)}-Q${quarterOf(from)}`
}
