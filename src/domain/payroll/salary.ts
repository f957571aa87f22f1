import { addDays, type Day, epochDay } from '../../kernel/dates.ts'
import { type Cents, cents, roundDiv, ZERO } from '../../kernel/money.ts'
import type { WageFacts } from './person.ts'

/** Periods a year by schedule; also in a year of 27 biweekly paydays the salary is annual ÷ 26. */
export const PER_YEAR: Readonly<Record<string, bigint>> = {
  Weekly: 52n,
  BiWeekly: 26n,
  SemiMonthly: 24n,
  Monthly: 12n,
  Quarterly: 4n,
}

const WORKDAYS_A_YEAR = 260n

export interface Stretch {
  readonly begin: Day
  readonly end: Day
}

/** Paid by the hour: hours must be given. Everyone else has a salary that needs no import. */
export const isHourly = (wage: WageFacts): boolean =>
  wage.basis === 'Per Hour' || wage.employeeType === 'Paid by the hour'

/**
 * The salary of a period: annual ÷ periods, each wage for its share of the period's Monday-to-Friday days, rounded
 * once. Days before joining and after leaving have no share.
 */
export function salaryOf(
  wages: readonly WageFacts[],
  { frequency, period, employed }: { frequency: string; period: Stretch; employed: Stretch },
): Cents {
  const total = BigInt(workdays(period))
  if (total === 0n || employed.end < employed.begin) return ZERO
  const perYear = PER_YEAR[frequency]!
  let numerator = 0n
  for (const [index, wage] of wages.entries()) {
    if (isHourly(wage)) continue
    const next = wages[index + 1]
    const begin = index === 0 ? employed.begin : later(wage.from, employed.begin)
    const end = next ? earlier(addDays(next.from, -1), employed.end) : employed.end
    if (end < begin) continue
    numerator += annual(wage) * BigInt(workdays({ begin, end }))
  }
  return cents(roundDiv(numerator, total * perYear))
}

/** Beside the schedule: each workday of the stretch is worth a 260th of the year. */
export const salaryForDays = (wage: WageFacts, stretch: Stretch): Cents =>
  stretch.end < stretch.begin
    ? ZERO
    : cents(roundDiv(annual(wage) * BigInt(workdays(stretch)), WORKDAYS_A_YEAR))

function workdays({ begin, end }: Stretch): number {
  let count = 0
  // Day 0 of the epoch was a Thursday; 3 and 4 days on are the weekend.
  for (let on = epochDay(begin); on <= epochDay(end); on++) if ((on + 3) % 7 < 5) count++
  return count
}

const yearly: Readonly<Record<WageFacts['basis'], (wage: WageFacts) => bigint>> = {
  'Per Year': ({ rate }) => rate,
  'Per Month': ({ rate }) => rate * 12n,
  'Per Week': ({ rate }) => rate * 52n,
  'Per Day': ({ rate }) => rate * WORKDAYS_A_YEAR,
  'Per Hour': ({ rate, weeklyHours }) => (rate * BigInt(weeklyHours) * 52n) / 100n,
}

export const annual = (wage: WageFacts): bigint => yearly[wage.basis](wage)
const later = (a: Day, b: Day): Day => (a > b ? a : b)
const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
