import type { PeriodFacts } from './period.ts'
import { type GarnishmentSkip, NO_OPTIONS } from './period-options.ts'
import type { PersonFacts } from './person.ts'

/** What one person's paycheck takes beside its earnings. */
export interface Takes {
  /** The pay of the days themselves, with everything that goes with a pay period. */
  readonly isWhole: boolean
  readonly recurring: boolean
  /** Amounts of so much a pay period, and what is in arrears of them. */
  readonly fixedBenefits: boolean
  readonly percentBenefits: boolean
  readonly garnishments: GarnishmentSkip
}

/**
 * A Regular paycheck takes everything. So does the last one of a leaver, and one in a Missing period for days that no
 * other paycheck has paid: it is paid instead of the regular one. Everything else is a bonus run.
 */
export function takesOf({ member, isPaidFor }: PersonFacts, { periodType, options }: PeriodFacts): Takes {
  const isMissed = periodType === 'Missing' && isPaidFor !== true
  const isWhole = periodType === 'Regular' || isMissed || member?.isFinal === true
  const { skipRecurring, skipBenefits, skipGarnishments } = options ?? NO_OPTIONS
  return {
    isWhole,
    recurring: skipRecurring === null ? isWhole : !skipRecurring,
    fixedBenefits: skipBenefits === null ? isWhole : !skipBenefits,
    percentBenefits: skipBenefits !== true,
    garnishments: skipGarnishments ?? 'periodic',
  }
}
