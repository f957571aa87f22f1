import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  dayOfMonth,
  daysBetween,
  endOfMonth,
  monthOf,
  yearOf,
} from '../../kernel/dates.ts'
import { deadlineFor, paydayFor } from './payroll-dates.ts'

export type CompensationFrequency = 'Weekly' | 'BiWeekly' | 'SemiMonthly' | 'Monthly' | 'Quarterly'

export interface PaySchedule {
  readonly compensationFrequency: CompensationFrequency
  readonly payBeginDate: Day
  readonly payDate: Day
  /** SemiMonthly only: the payday of the second period. Absent = as many days after its end as the first. */
  readonly secondPayDate?: Day | undefined
}

export interface PayPeriod {
  /** 0 = the schedule's first period. */
  readonly index: number
  readonly payBeginDate: Day
  readonly payEndDate: Day
  readonly payDate: Day
  readonly deadLineToRunPayroll: Day
}

/** Any period of a schedule, by its place: extending a year ahead is only more places. */
export function payPeriodAt(schedule: PaySchedule, index: number): PayPeriod {
  const { begin, end, nominal } = shapes[schedule.compensationFrequency](schedule, index)
  const payDate = paydayFor(nominal)
  return {
    index,
    payBeginDate: begin,
    payEndDate: end,
    payDate,
    deadLineToRunPayroll: deadlineFor(payDate),
  }
}

/** Every period that begins on or before `until`, from place `first` on. */
export function payPeriods(schedule: PaySchedule, until: Day, first = 0): PayPeriod[] {
  const periods: PayPeriod[] = []
  for (let index = first; ; index++) {
    const period = payPeriodAt(schedule, index)
    if (period.payBeginDate > until) return periods
    periods.push(period)
  }
}

interface Shape {
  readonly begin: Day
  readonly end: Day
  readonly nominal: Day
}

const shapes: Record<CompensationFrequency, (schedule: PaySchedule, index: number) => Shape> = {
  Weekly: (schedule, index) => ofDays(schedule, index, 7),
  BiWeekly: (schedule, index) => ofDays(schedule, index, 14),
  SemiMonthly: halfMonth,
  Monthly: (schedule, index) => ofMonths(schedule, index, 1),
  Quarterly: (schedule, index) => ofMonths(schedule, index, 3),
}

function ofDays(schedule: PaySchedule, index: number, length: number): Shape {
  const begin = addDays(schedule.payBeginDate, index * length)
  return {
    begin,
    end: addDays(begin, length - 1),
    nominal: addDays(schedule.payDate, index * length),
  }
}

function ofMonths(schedule: PaySchedule, index: number, length: number): Shape {
  return {
    begin: addMonths(schedule.payBeginDate, index * length),
    end: addDays(addMonths(schedule.payBeginDate, (index + 1) * length), -1),
    nominal: monthsOn(schedule.payDate, index * length),
  }
}

/** 1-15 and 16-end. A first period that begins inside a half is short; every later one is whole. */
function halfMonth(schedule: PaySchedule, index: number): Shape {
  const startsInSecondHalf = dayOfMonth(schedule.payBeginDate) > 15
  const halves = index + (startsInSecondHalf ? 1 : 0)
  const month = addMonths(firstOfMonth(schedule.payBeginDate), Math.floor(halves / 2))
  const [begin, end] =
    halves % 2 === 0 ? [month, addDays(month, 14)] : [addDays(month, 15), endOfMonth(month)]

  const months = Math.floor(index / 2)
  return {
    begin: index === 0 ? schedule.payBeginDate : begin,
    end,
    nominal: index % 2 === 0 ? monthsOn(schedule.payDate, months) : secondPayday(schedule, end, months),
  }
}

function secondPayday(schedule: PaySchedule, end: Day, months: number): Day {
  const { payDate, secondPayDate } = schedule
  if (secondPayDate === undefined) {
    const lag = daysBetween(halfMonth(schedule, 0).end, payDate)
    return addDays(end, lag)
  }
  // Given as a day of the same month as the first payday, it may lie before it: it is then the month after.
  return monthsOn(secondPayDate, months + (secondPayDate > payDate ? 0 : 1))
}

/** A payday on the last day of its month stays there: February 28, then March 31. */
const monthsOn = (from: Day, count: number): Day =>
  from === endOfMonth(from) ? endOfMonth(addMonths(firstOfMonth(from), count)) : addMonths(from, count)

const firstOfMonth = (of: Day): Day => dayOf(yearOf(of), monthOf(of), 1)
