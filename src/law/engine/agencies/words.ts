import type { DepositDue, DepositPeriod, DepositSchedule, DepositStep } from '../../language/agencies.ts'

/** A schedule as a person reads it: `700: 3 business days after the payday; else last day of the month after the quarter`. */
export function scheduleWords({ steps, withReturn }: DepositSchedule): string {
  const all = steps.map(stepWords).join('; else ')
  return withReturn ? `${all}; a year under ${amount(withReturn.under)} with its return` : all
}

function stepWords({ period, due, atQuarterEnd, once }: DepositStep): string {
  const [first, second] = Array.isArray(due)
    ? (due as readonly [DepositDue, DepositDue])
    : [due as DepositDue, undefined]
  const days = second
    ? `${dueWords(first, 'halfMonth')}, second half ${dueWords(second, 'month')}`
    : dueWords(first, period)
  const last = atQuarterEnd ? `, of the last month of a quarter ${dueWords(atQuarterEnd, 'month')}` : ''
  if (once === undefined) return `${days}${last}`
  const sum = once.over === undefined ? `from ${amount(once.atLeast ?? 0)}` : `over ${amount(once.over)}`
  return `${sum}: ${days}${last}`
}

function dueWords(due: DepositDue, period: DepositPeriod): string {
  if ('businessDays' in due) {
    return `${due.businessDays} business day${due.businessDays === 1 ? '' : 's'} after the ${CLOSES[period]}`
  }
  if ('weekday' in due) return `${WEEKDAYS[due.weekday]} after the ${CLOSES[period]}`
  const date = due.date === 31 ? 'last day' : ordinal(due.date)
  const february = due.inFebruary === undefined ? '' : ` (${ordinal(due.inFebruary)} in February)`
  const month = { same: 'the same month', next: 'the next month', second: 'the second month' }[due.month]
  return `${date} of ${month}${february} after the ${CLOSES[period]}`.replace(
    'the same month after',
    'the month of',
  )
}

const CLOSES: Readonly<Record<DepositPeriod, string>> = {
  payday: 'payday',
  semiweek: 'semiweekly period (Tuesday, Friday)',
  weekToFriday: 'week to Friday',
  weekToSaturday: 'week to Saturday',
  eighthMonth: 'eighth of the month (3, 7, 11, 15, 19, 22, 25, last)',
  quarterMonth: 'quarter of the month (7, 15, 22, last)',
  halfMonth: 'first half of the month',
  month: 'month',
  quarter: 'quarter',
  halfYear: 'half year',
  year: 'year',
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const amount = (dollars: number): string => dollars.toLocaleString('en-US')

const ordinal = (date: number): string => {
  const isTeen = date > 10 && date < 14
  return `${date}${(isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[date % 10]) ?? 'th'}`
}
