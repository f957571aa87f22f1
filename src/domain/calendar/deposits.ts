import { addDays, type Day, dayOf, endOfMonth, quarterOf, weekday, yearOf } from '../../kernel/dates.ts'
import { add, type Cents, usd, ZERO } from '../../kernel/money.ts'
import { addBusinessDays, onOrAfter } from './business-days.ts'

export type DepositSchedule = 'monthly' | 'semiweekly'

export interface Deposit {
  readonly rule: DepositSchedule | 'nextDay' | 'futa' | 'withReturn'
  readonly from: Day
  readonly through: Day
  readonly amount: Cents
  readonly due: Day
}

/**
 * What an employer deposits for Form 941 and by when (Pub 15 section 11). A day on which 100,000 has accumulated
 * inside a deposit period is due the next business day, and makes a monthly depositor semiweekly from the day
 * after through the end of the next year.
 */
export function depositsDue(schedule: DepositSchedule, liabilities: ReadonlyMap<Day, Cents>): Deposit[] {
  const deposits: Deposit[] = []
  let open: Deposit | undefined
  let largeDay: Day | undefined

  for (const payDate of [...liabilities.keys()].sort()) {
    const rule = schedule === 'semiweekly' || isAfterLargeDay(largeDay, payDate) ? 'semiweekly' : 'monthly'
    const next: Deposit = {
      rule,
      from: payDate,
      through: payDate,
      amount: liabilities.get(payDate)!,
      due: due[rule](payDate),
    }
    if (open && !isSamePeriod(open, next)) deposits.push(open)
    open =
      open && isSamePeriod(open, next)
        ? { ...next, from: open.from, amount: add(open.amount, next.amount) }
        : next

    if (open.amount < LARGE_DAY) continue
    deposits.push({ ...open, rule: 'nextDay', due: addBusinessDays('irs', payDate, 1) })
    open = undefined
    if (rule === 'monthly') largeDay = payDate
  }
  return open ? [...deposits, open] : deposits
}

/** The due date of an ordinary deposit for wages paid on this day. */
export const depositDue = (schedule: DepositSchedule, payDate: Day): Day => due[schedule](payDate)

/**
 * Form 940: deposited by the end of the month after the quarter once more than 500 is undeposited; less is carried on,
 * and after the fourth quarter paid with the return.
 */
export function futaDeposits(year: number, quarters: readonly Cents[]): Deposit[] {
  const deposits: Deposit[] = []
  let carried = ZERO
  let from = dayOf(year, 1, 1)
  for (const [index, accrued] of quarters.entries()) {
    carried = add(carried, accrued)
    const through = endOfMonth(dayOf(year, 3 * index + 3, 1))
    const isLast = index === 3
    if (carried === ZERO || (carried <= FUTA_CARRIED && !isLast)) continue
    const rule = carried > FUTA_CARRIED ? 'futa' : 'withReturn'
    deposits.push({ rule, from, through, amount: carried, due: futaDue(through) })
    carried = ZERO
    from = addDays(through, 1)
  }
  return deposits
}

const LARGE_DAY = usd(100_000)
const FUTA_CARRIED = usd(500)

const futaDue = (quarterEnd: Day): Day => onOrAfter('irs', endOfMonth(addDays(quarterEnd, 1)))

const due: Record<DepositSchedule, (payDate: Day) => Day> = {
  monthly: (payDate) => onOrAfter('irs', addDays(endOfMonth(payDate), 15)),
  // Wednesday to Friday is due on Wednesday, Saturday to Tuesday on Friday: always three business days after the
  // period closes, so each legal holiday among them adds one.
  semiweekly: (payDate) => addBusinessDays('irs', addDays(payDate, daysToClose[weekday(payDate)]!), 3),
}

// A semiweekly period closes on Friday or on Tuesday.   Sun Mon Tue Wed Thu Fri Sat
const daysToClose = [2, 1, 0, 2, 1, 0, 3] as const

/** One period never spans two quarters: each has its own return. */
const isSamePeriod = (open: Deposit, next: Deposit): boolean =>
  open.rule === next.rule &&
  open.due === next.due &&
  quarterOf(open.from) === quarterOf(next.from) &&
  yearOf(open.from) === yearOf(next.from)

const isAfterLargeDay = (largeDay: Day | undefined, payDate: Day): boolean =>
  largeDay !== undefined && payDate > largeDay && yearOf(payDate) <= yearOf(largeDay) + 1
