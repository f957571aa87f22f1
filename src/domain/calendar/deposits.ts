import { addDays, type Day, dayOf, endOfMonth, quarterOf, weekday, yearOf } from '../../kernel/dates.ts'
import { add, type Cents, usd, ZERO } from '../../kernel/money.ts'
import { addBusinessDays, onOrAfter } from './business-days.ts'

/** What the IRS assigns to an employer for a calendar year, by what it owed in the lookback period. */
export type DepositSchedule = 'Monthly' | 'Semiweekly'

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
 * after through the end of the next year. What accumulates is what is owed, whether it was deposited early or not.
 */
export function depositsDue(
  scheduleOf: (year: number) => DepositSchedule,
  liabilities: ReadonlyMap<Day, Cents>,
): Deposit[] {
  const deposits: Deposit[] = []
  // Of one period: one deposit, or two where a quarter ends inside it.
  let open: Deposit[] = []
  let largeDay: Day | undefined

  for (const payDate of [...liabilities.keys()].sort()) {
    const rule = isAfterLargeDay(largeDay, payDate) ? 'Semiweekly' : scheduleOf(yearOf(payDate))
    const next: Deposit = {
      rule,
      from: payDate,
      through: payDate,
      amount: liabilities.get(payDate)!,
      due: due[rule](payDate),
    }
    if (open[0] && !isSamePeriod(open[0], next)) deposits.push(...open.splice(0))
    open = joined(open, next)

    if (add(...open.map(({ amount }) => amount)) < LARGE_DAY) continue
    const nextDay = addBusinessDays('irs', payDate, 1)
    deposits.push(...open.map((each) => ({ ...each, rule: 'nextDay' as const, due: nextDay })))
    open = []
    if (rule === 'Monthly') largeDay = payDate
  }
  return [...deposits, ...open]
}

/**
 * Form 940: deposited by the end of the month after the quarter once more than 500 is undeposited; less is carried on,
 * and after the fourth quarter paid with the return. What was deposited for an earlier quarter is carried no further.
 */
export function futaDeposits(
  year: number,
  quarters: readonly { readonly accrued: bigint; readonly deposited: bigint }[],
): Deposit[] {
  const deposits: Deposit[] = []
  let owed = ZERO
  let carried = ZERO
  let from = dayOf(year, 1, 1)
  for (const [index, { accrued, deposited }] of quarters.entries()) {
    owed = add(owed, accrued)
    carried = add(carried, accrued)
    const through = endOfMonth(dayOf(year, 3 * index + 3, 1))
    const rule = carried > FUTA_CARRIED ? 'futa' : 'withReturn'
    if (rule === 'futa' || (index === 3 && owed > 0n)) {
      deposits.push({ rule, from, through, amount: owed, due: monthAfterQuarter(through) })
      ;[owed, carried] = [ZERO, ZERO]
      from = addDays(through, 1)
    } else carried = add(carried, -deposited)
  }
  return deposits
}

/** The end of the month after the quarter. */
export const monthAfterQuarter = (payDate: Day): Day =>
  onOrAfter('irs', endOfMonth(addDays(endOfMonth(dayOf(yearOf(payDate), quarterOf(payDate) * 3, 1)), 1)))

/** The fifteenth of the next month. */
export const nextMonth15 = (payDate: Day): Day => onOrAfter('irs', addDays(endOfMonth(payDate), 15))

const LARGE_DAY = usd(100_000)
const FUTA_CARRIED = usd(500)

const due: Record<DepositSchedule, (payDate: Day) => Day> = {
  Monthly: nextMonth15,
  // Wednesday to Friday is due on Wednesday, Saturday to Tuesday on Friday: always three business days after the
  // period closes, so each legal holiday among them adds one.
  Semiweekly: (payDate) => addBusinessDays('irs', addDays(payDate, daysToClose[weekday(payDate)]!), 3),
}

// A semiweekly period closes on Friday or on Tuesday.   Sun Mon Tue Wed Thu Fri Sat
const daysToClose = [2, 1, 0, 2, 1, 0, 3] as const

/** Periods of one schedule have different due dates. */
const isSamePeriod = (open: Deposit, next: Deposit): boolean =>
  open.rule === next.rule && open.due === next.due

/** Each quarter has its own return and so its own deposit; what accumulates, accumulates in the period (31.6302-1(c)). */
function joined(open: readonly Deposit[], next: Deposit): Deposit[] {
  const last = open.at(-1)
  if (!last || quarterWord(last.from) !== quarterWord(next.from)) return [...open, next]
  return [...open.slice(0, -1), { ...next, from: last.from, amount: add(last.amount, next.amount) }]
}

const quarterWord = (payDate: Day): string => `${yearOf(payDate)}-${quarterOf(payDate)}`

const isAfterLargeDay = (largeDay: Day | undefined, payDate: Day): boolean =>
  largeDay !== undefined && payDate > largeDay && yearOf(payDate) <= yearOf(largeDay) + 1
