import type { Day } from '../../kernel/dates.ts'
import { overtimeOn } from './overtime.ts'

/**
 * Whether overtime of which only hours and multiple are known can be section 7's alone: the state has no rule of its own
 * (by the day, by the seventh day, by other weeks), and it is paid at one and a half, as section 7 asks. Anything else
 * may be owed by the state or by agreement, in part or whole.
 */
export function isFlsaAlone({ state, on, multiplier }: OvertimeAsked): boolean {
  // It says what the overtime is, and computes none: past the last checked day the newest rule serves.
  return multiplier === ONE_AND_A_HALF && overtimeOn(state, on, { allowProvisional: true }).law.where === 'US'
}

export interface OvertimeAsked {
  readonly state: string
  readonly on: Day
  /** Hundredths of the plain rate, with the plain rate. */
  readonly multiplier: number
}

const ONE_AND_A_HALF = 150

/** Of the kinds of employees (domain/people/values.ts) the words say who has no overtime. */
export const isExempt = (employeeType: string | null | undefined): boolean =>
  employeeType?.includes('No overtime') === true
