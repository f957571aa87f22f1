import { add, type Cents, cents, roundDiv, ZERO } from '../../kernel/money.ts'
import type { Step } from '../../law/language/types.ts'
import { step } from './explained-steps.ts'
import type { HoursSplit, Minutes } from './overtime.ts'

export interface WeekPay {
  readonly straight: Cents
  /** The extra half of overtime hours and the extra whole of double time, on the regular rate. */
  readonly premium: Cents
  /** The part that the FLSA itself requires, for W-2 code TT. */
  readonly qualifiedOvertime: Cents
  readonly steps: readonly Step[]
}

/**
 * Pay for a week of split hours (29 CFR 778.110): every hour at its rate, then the premium on the regular rate, which is
 * all pay of the week that is not excluded (nondiscretionary bonuses, commissions, differentials) over all hours.
 */
export function weekPay(split: HoursSplit, given: { hourly: Cents; otherPay?: Cents }): WeekPay {
  const total = split.standard + split.overtime + split.doubleTime
  const straight = forMinutes(given.hourly, total)
  const pay = add(straight, given.otherPay ?? ZERO)
  const premium = add(
    premiumOf(pay, total, split.overtime, HALF),
    premiumOf(pay, total, split.doubleTime, WHOLE),
  )
  const qualifiedOvertime = premiumOf(
    pay,
    total,
    Math.min(split.flsaOvertime, split.overtime + split.doubleTime),
    HALF,
  )
  return {
    straight,
    premium,
    qualifiedOvertime,
    steps: [
      step(
        'straight time',
        'all hours × hourly rate',
        { hours: hours(total), hourly: given.hourly },
        straight,
      ),
      step(
        'regular rate',
        '(straight time + other pay) ÷ all hours',
        { pay, hours: hours(total) },
        rateOf(pay, total),
      ),
      step(
        'premium',
        '½ × regular rate × overtime hours + regular rate × double-time hours',
        { overtime: hours(split.overtime), doubleTime: hours(split.doubleTime) },
        premium,
      ),
    ],
  }
}

/** An hourly rate for so many minutes, half up to the cent. */
const forMinutes = (hourly: bigint, minutes: Minutes): Cents => cents(roundDiv(hourly * BigInt(minutes), 60n))

/** '7.50': minutes as hours, at most four decimals. */
const hours = (minutes: Minutes): string => String(Math.round((minutes * 10_000) / 60) / 10_000)

const HALF = 2n
const WHOLE = 1n

const premiumOf = (pay: Cents, total: Minutes, minutes: Minutes, divisor: bigint): Cents =>
  total === 0 ? ZERO : cents(roundDiv(pay * BigInt(minutes), BigInt(total) * divisor))

const rateOf = (pay: Cents, total: Minutes): Cents =>
  total === 0 ? ZERO : cents(roundDiv(pay * 60n, BigInt(total)))
