import type { Day } from '../../kernel/dates.ts'
import { atLeastZero, type Cents, cents } from '../../kernel/money.ts'
import { needTable, tableOn } from '../../law/engine/editions.ts'
import type { MinimumWage } from '../../law/language/labor.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { Confidence } from '../../law/language/types.ts'
import type { Minutes } from './overtime.ts'

export interface MinimumWageCheck {
  readonly required: Cents
  /** What the pay for these hours lacks; zero when the wage is lawful. */
  readonly short: Cents
  readonly law: MinimumWage
  readonly confidence: Confidence
}

/** Whether pay for worked time reaches the state's minimum wage; undefined where no row speaks for the date. */
export function checkMinimumWage(
  given: { state: string; on: Day; pay: Cents; minutes: Minutes },
  lookUp: LookUp = {},
): MinimumWageCheck | undefined {
  const chosen = tableOn('minimumWage', given.state, given.on, lookUp)
  if (chosen === undefined) return undefined
  const required = cents((chosen.law.hourly * BigInt(given.minutes) + 59n) / 60n)
  return { required, short: atLeastZero(required - given.pay), ...chosen }
}

/** The wage that protects pay against orders: the state's on that day, never below the federal one. */
export function protectingWage(state: string, on: Day, lookUp: LookUp = {}): Cents {
  const federal = federalMinimumWage(on, lookUp)
  const own = tableOn('minimumWage', state, on, lookUp)?.law.hourly ?? federal
  return own < federal ? federal : own
}

export const federalMinimumWage = (on: Day, lookUp: LookUp = {}): Cents =>
  needTable('minimumWage', 'US', on, lookUp).law.hourly
