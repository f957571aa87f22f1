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
  return wages.flatMap((wage, index) => {
    const next = wages[index + 1]
    const begin = index === 0 || wage.from < employed.begin ? employed.begin : wage.from
    const end = next && next.from <= employed.end ? addDays(next.from, -1) : employed.end
    return end < begin ? [] : [{ wage, begin, end, days: workdays({ begin, end }) }]
  })
}

/** Of every kind. */
export const daysIn = ({ begin, end }: DayRange): number => epochDay(end) - epochDay(begin) + 1

export const workdays = ({ begin, end }: DayRange): number =>
  end < begin ? 0 : weekdaysUpTo(epochDay(end)) - weekdaysUpTo(epochDay(begin) - 1)

/** Day 0 of the epoch was a Thursday: three weekdays stood before it in its week. */
function weekdaysUpTo(day: number): number {
  const days = day + 4
  return Math.floor(days / 7) * 5 + Math.min(days % 7, 5)
}
