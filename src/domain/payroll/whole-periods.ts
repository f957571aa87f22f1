import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  dayOfMonth,
  endOfMonth,
  monthOf,
  yearOf,
} from '../../kernel/dates.ts'
import { type PeriodFacts, periodName } from './period.ts'
import { type DayRange, workdays } from './spans.ts'

/** A period of the schedule as long as its frequency makes it: a salary is paid for its weekdays. */
export interface WholePeriod extends DayRange {
  /** Monday to Friday. */
  readonly days: number
}

type Scheduled = Pick<PeriodFacts, 'beginDate' | 'endDate' | 'frequency'>

/**
 * A schedule that begins inside a half-month, or was changed inside a period, has a short period; the salary of a
 * period is divided by the weekdays of a whole one. A period that is long enough is its own.
 */
export function wholePeriod({ beginDate, endDate, frequency }: Scheduled): WholePeriod {
  const own = { begin: beginDate, end: endDate }
  const whole = shapes[frequency]?.(own) ?? own
  const begin = whole.begin < beginDate ? whole.begin : beginDate
  const end = whole.end > endDate ? whole.end : endDate
  return { begin, end, days: workdays({ begin, end }) }
}

/** Why a salary is smaller than usual; undefined where the period is a whole one. */
export function shortPeriodWords(period: Scheduled): string | undefined {
  const { begin, end, days } = wholePeriod(period)
  if (begin === period.beginDate && end === period.endDate) return undefined
  const own = workdays({ begin: period.beginDate, end: period.endDate })
  return `This period has ${own} of the ${days} weekdays of ${periodName(begin, end)}: salaries are paid for that share`
}

const shapes: Readonly<Record<string, (own: DayRange) => DayRange>> = {
  Weekly: ({ begin }) => ({ begin, end: addDays(begin, 6) }),
  BiWeekly: ({ begin }) => ({ begin, end: addDays(begin, 13) }),
  SemiMonthly: halfMonth,
  Monthly: ({ begin }) => ({ begin, end: addDays(addMonths(begin, 1), -1) }),
  Quarterly: ({ begin }) => ({ begin, end: addDays(addMonths(begin, 3), -1) }),
}

function halfMonth({ begin }: DayRange): DayRange {
  const first = dayOf(yearOf(begin), monthOf(begin), 1)
  return dayOfMonth(begin) > 15
    ? { begin: addDays(first, 15), end: endOfMonth(first) }
    : { begin: first, end: addDays(first, 14) }
}

/** The weekdays that a stretch has in common with a period. */
export const daysIn = ({ begin, end }: DayRange, within: DayRange): number =>
  workdays({ begin: later(begin, within.begin), end: earlier(end, within.end) })

const later = (a: Day, b: Day): Day => (a > b ? a : b)
const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
