import { add, type Cents, cents, roundDiv, ZERO } from '../../kernel/money.ts'
import type { Step } from '../../law/language/types.ts'
import type { EarningType } from './elements.ts'
import { step } from './explained-steps.ts'
import type { HoursSplit, Minutes } from './overtime.ts'

/** Cents an hour, exact as a ratio. */
export interface HourlyRate {
  readonly cents: bigint
  readonly per: bigint
}

/** Time at one rate; any unit of time, the same for all parts. */
export interface PartOfTime {
  readonly rate: HourlyRate
  readonly time: number
}

/**
 * All pay for work over all time worked (29 CFR 778.109): several rates give their weighted average (.115), and pay that
 * is not by the hour is spread evenly over the hours it goes with (.209(b)). `unit` is how many units make an hour.
 */
export function averageRate(parts: readonly PartOfTime[], other: bigint = ZERO, unit = 1): HourlyRate {
  let [numerator, denominator, time] = [other * BigInt(unit), 1n, 0n]
  for (const part of parts) {
    const { cents: each, per } = part.rate
    numerator = numerator * per + each * BigInt(part.time) * denominator
    denominator *= per
    time += BigInt(part.time)
  }
  return time === 0n ? NO_RATE : { cents: numerator, per: denominator * time }
}

const NO_RATE: HourlyRate = { cents: 0n, per: 1n }

/**
 * What counts into the regular rate (29 USC 207(e), 29 CFR 778.208 to .224). Left out are pay for time not worked, gifts
 * and discretionary bonuses, expenses, tips, and what belongs to other weeks. An award counts like a bonus: one that is
 * the employer's free choice is a `Discretionary Bonus`.
 */
export const countsForOvertime: Readonly<Record<EarningType, boolean>> = {
  Regular: true,
  Salary: true,
  Overtime: false,
  'Double Time': false,
  'Paid Leave': false,
  Vacation: false,
  'Sick Leave': false,
  PTO: false,
  Holiday: false,
  Differential: true,
  Tips: false,
  'Cash Tips': false,
  'Service Charge': true,
  // The regular rate of who is tipped is at least the minimum wage already.
  'Tip Make-Up': false,
  Bonus: true,
  'Discretionary Bonus': false,
  Commission: true,
  Severance: false,
  Retro: false,
  'Leave Cash-Out': false,
  Award: true,
  'Group-Term Life': false,
  'Imputed Income': false,
  'S-Corp 2% Health': false,
  Reimbursement: false,
  Mileage: false,
  'Per Diem': false,
  // What is beyond the expense is pay for work (29 CFR 778.217(c)).
  'Mileage Excess': true,
  'Per Diem Excess': true,
}

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
  const plain = { cents: given.hourly, per: 1n }
  const regular = averageRate([{ rate: plain, time: total }], given.otherPay, HOUR)
  const straight = forMinutes(plain, total)
  const premium = add(forMinutes(regular, split.overtime, 50), forMinutes(regular, split.doubleTime))
  const flsa = Math.min(split.flsaOvertime, split.overtime + split.doubleTime)
  return {
    straight,
    premium,
    qualifiedOvertime: forMinutes(regular, flsa, 50),
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
        { pay: add(straight, given.otherPay ?? ZERO), hours: hours(total) },
        forMinutes(regular, HOUR),
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

const HOUR = 60

/** A rate for so many minutes, in hundredths of it, half up to the cent. */
const forMinutes = (rate: HourlyRate, minutes: Minutes, share = 100): Cents =>
  cents(roundDiv(rate.cents * BigInt(minutes) * BigInt(share), rate.per * 6000n))

/** '7.50': minutes as hours, at most four decimals. */
const hours = (minutes: Minutes): string => String(Math.round((minutes * 10_000) / 60) / 10_000)
