import { addDays, type Day, epochDay } from '../../kernel/dates.ts'
import type { WageFacts } from '../pay/facts.ts'

export interface DayRange {
  readonly begin: Day
  readonly end: Day
}

/** One wage for some of the days that a person was employed in a period. */
export interface Span extends DayRange {
  readonly wage: WageFacts
  /** Monday to Friday. */
  readonly days: number
}

/** Who paid what on which days: a wage lasts until the next begins, the first also covers the days before it. */
export function spansOf(wages: readonly WageFacts[], employed: DayRange): readonly Span[] {
  const spans: Span[] = []
  for (const [index, wage] of wages.entries()) {
    const next = wages[index + 1]
    const begin = index === 0 || wage.from < employed.begin ? employed.begin : wage.from
    const end = next && next.from <= employed.end ? addDays(next.from, -1) : employed.end
    if (end >= begin) spans.push({ wage, begin, end, days: workdays({ begin, end }) })
  }
  return spans
}

/** Of every kind. */
export const daysIn = ({ begin, end }: DayRange): number => epochDay(end) - epochDay(begin) + 1

export function workdays({ begin, end }: DayRange): number {
  if (begin === counted.begin && end === counted.end) return counted.days
  const days = end < begin ? 0 : weekdaysUpTo(epochDay(end)) - weekdaysUpTo(epochDay(begin) - 1)
  counted = { begin, end, days }
  return days
}

/** Nearly everyone of a run is employed on the same days: those that were asked for last. */
let counted: { readonly begin?: Day; readonly end?: Day; readonly days: number } = { days: 0 }

/** Day 0 of the epoch was a Thursday: three weekdays stood before it in its week. */
function weekdaysUpTo(day: number): number {
  const days = day + 4
  return Math.floor(days / 7) * 5 + Math.min(days % 7, 5)
}
