import type { Day } from '../../kernel/dates.ts'
import { atLeastZero, type Cents, cents, least } from '../../kernel/money.ts'
import { citation, needTable, tableOn } from '../../law/engine/editions.ts'
import { localWage } from '../../law/engine/local-wages.ts'
import type { MinimumWage } from '../../law/language/labor.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { Confidence } from '../../law/language/types.ts'
import type { PlaceFacts } from './facts.ts'
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

/** What an hour must be paid in a state on a day: the higher of the state's wage and the federal one. */
export interface WageFloor {
  readonly hourly: Cents
  /** Tenths of a cent that must be paid in cash beside tips; null: tips never count; undefined: not on file. */
  readonly cashMills: bigint | null | undefined
  /** `TX@2025-01-01#1, recalled`. */
  readonly law: string
  /** The city or region whose wage it is, where that is above the state's. */
  readonly place?: string
}

/**
 * Undefined where the state's wage is not on file for the day. It decides no money and only warns, so past the last
 * checked day the newest edition serves, and says that it is provisional.
 */
export function wageFloor(at: PlaceFacts, on: Day): WageFloor | undefined {
  const key = `${at.state} ${at.city} ${at.zipcode} ${on}`
  if (!floors.has(key)) {
    if (floors.size >= MOST_FLOORS) floors.clear()
    floors.set(key, readFloor(at, on))
  }
  return floors.get(key)
}

const floors = new Map<string, WageFloor | undefined>()
const MOST_FLOORS = 1000

/** A warning goes on with the newest edition, and says that it is provisional. */
const GOES_ON: LookUp = { allowProvisional: true }

/** The highest of the nation's, the state's and the place's. */
function readFloor(at: PlaceFacts, on: Day): WageFloor | undefined {
  const floor = stateFloor(at.state, on)
  const local = floor && localWage(at, on, GOES_ON)
  if (floor === undefined || local === undefined || local.hourly <= floor.hourly) return floor
  const { place, condition, confidence } = local
  return {
    hourly: local.hourly,
    cashMills: local.cashMills === undefined ? floor.cashMills : local.cashMills,
    law: `${place}@${local.from}, ${confidence}${condition === '' ? '' : `: ${condition}`}`,
    place,
  }
}

function stateFloor(state: string, on: Day): WageFloor | undefined {
  const lookUp = GOES_ON
  const own = tableOn('minimumWage', state, on, lookUp)
  if (own === undefined) return undefined
  const federal = needTable('minimumWage', 'US', on, lookUp)
  const { law, confidence } = own.law.hourly < federal.law.hourly ? federal : own
  const tipped = tableOn('tippedWage', state, on, lookUp)
  return {
    hourly: law.hourly,
    cashMills: tipped && (tipped.law.cashMills ?? null),
    law: `${citation(law, law.where)}, ${confidence}`,
  }
}

/** Of tips, what may stand in the place of the wage for these hours (hundredths); null: not on file. */
export function creditOfTips(
  { hourly, cashMills }: WageFloor,
  { tips, hours }: { readonly tips: Cents; readonly hours: number },
): Cents | null {
  if (cashMills === undefined) return null
  if (cashMills === null || tips === 0n) return cents(0n)
  return least(tips, ((hourly * 10n - cashMills) * BigInt(hours)) / 1000n)
}
