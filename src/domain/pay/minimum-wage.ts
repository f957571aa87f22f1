import type { Day } from '../../kernel/dates.ts'
import { atLeastZero, type Cents, cents } from '../../kernel/money.ts'
import { isStateCode } from '../../law/language/states.ts'
import {
  federalMinimumWage,
  type MinimumWage,
  minimumWage,
  minimumWages,
} from '../../law/us/labor/minimumWage.ts'
import type { Minutes } from './overtime.ts'

export interface MinimumWageCheck {
  readonly required: Cents
  /** What the pay for these hours lacks; zero when the wage is lawful. */
  readonly short: Cents
  readonly law: MinimumWage
}

/** Whether pay for worked time reaches the state's minimum wage; undefined where no row speaks for the date. */
export function checkMinimumWage(given: {
  state: string
  on: Day
  pay: Cents
  minutes: Minutes
}): MinimumWageCheck | undefined {
  const law = isStateCode(given.state) ? minimumWage(given.state, given.on) : undefined
  if (law === undefined) return undefined
  const required = cents((law.hourly * BigInt(given.minutes) + 59n) / 60n)
  return { required, short: atLeastZero(required - given.pay), law }
}

/** The wage that protects pay against orders: the newest row known on that day, never below the federal one. */
export function protectingWage(state: string, on: Day): Cents {
  const law = minimumWages.findLast((row) => row.state === state && row.from <= on)
  return law === undefined || law.hourly < federalMinimumWage ? federalMinimumWage : law.hourly
}
