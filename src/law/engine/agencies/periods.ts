import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  dayOfMonth,
  daysInMonth,
  endOfMonth,
  monthOf,
  weekday,
  yearOf,
} from '../../../kernel/dates.ts'
import type { DepositDue, DepositPeriod, DepositStep } from '../../language/agencies.ts'

/** Business days, as the calendar of a schedule counts them: the law names the calendar, whoever has it brings it. */
export interface OpenDays {
  readonly onOrAfter: (on: Day) => Day
  readonly after: (on: Day, count: number) => Day
}

/** The last day of the period that a pay date lies in. */
export const closeOf = (period: DepositPeriod, payDate: Day): Day => closes[period](payDate)

/** By when a step wants what was paid in the period of this pay date. */
export function dueOf(step: DepositStep, payDate: Day, open: OpenDays): Day {
  const close = closeOf(step.period, payDate)
  const isQuarterEnd = monthOf(close) % 3 === 0 && close === endOfMonth(close)
  return dueAfter(
    step.atQuarterEnd && isQuarterEnd ? step.atQuarterEnd : ofHalf(step.due, close),
    close,
    open,
  )
}

/** A day on which nobody works is the next one on which somebody does. */
export function dueAfter(due: DepositDue, close: Day, open: OpenDays): Day {
  if ('businessDays' in due) return open.after(close, due.businessDays)
  if ('weekday' in due) {
    const next = addDays(close, 1)
    return open.onOrAfter(addDays(next, (due.weekday - weekday(next) + 7) % 7))
  }
  const month = addMonths(close, { same: 0, next: 1, second: 2 }[due.month])
  const date = monthOf(month) === 2 ? (due.inFebruary ?? due.date) : due.date
  const last = daysInMonth(yearOf(month), monthOf(month))
  return open.onOrAfter(dayOf(yearOf(month), monthOf(month), Math.min(date, last)))
}

/** The first half of a month closes inside it. */
const ofHalf = (due: DepositStep['due'], close: Day): DepositDue => {
  if (!isHalves(due)) return due
  return close === endOfMonth(close) ? due[1] : due[0]
}
const isHalves = (due: DepositStep['due']): due is readonly [DepositDue, DepositDue] => Array.isArray(due)

const closes: Readonly<Record<DepositPeriod, (payDate: Day) => Day>> = {
  payday: (payDate) => payDate,
  //                                                    Sun Mon Tue Wed Thu Fri Sat
  semiweek: (payDate) => addDays(payDate, [2, 1, 0, 2, 1, 0, 3][weekday(payDate)]!),
  weekToFriday: (payDate) => addDays(payDate, [5, 4, 3, 2, 1, 0, 6][weekday(payDate)]!),
  weekToSaturday: (payDate) => addDays(payDate, 6 - weekday(payDate)),
  eighthMonth: (payDate) => ofMonth(payDate, [3, 7, 11, 15, 19, 22, 25]),
  quarterMonth: (payDate) => ofMonth(payDate, [7, 15, 22]),
  halfMonth: (payDate) => ofMonth(payDate, [15]),
  month: endOfMonth,
  quarter: (payDate) => ofMonths(payDate, 3),
  halfYear: (payDate) => ofMonths(payDate, 6),
  year: (payDate) => ofMonths(payDate, 12),
}

/** Parts of a month end on these dates, the last one with the month. */
function ofMonth(payDate: Day, ends: readonly number[]): Day {
  const end = ends.find((date) => dayOfMonth(payDate) <= date)
  return end === undefined ? endOfMonth(payDate) : dayOf(yearOf(payDate), monthOf(payDate), end)
}

const ofMonths = (payDate: Day, count: number): Day =>
  endOfMonth(dayOf(yearOf(payDate), Math.ceil(monthOf(payDate) / count) * count, 1))
