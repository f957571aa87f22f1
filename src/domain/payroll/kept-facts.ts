import { factsOf, type PaycheckFacts } from '../pay/paycheck-facts.ts'
import type { Paycheck, PaycheckInput } from '../pay/paycheck-types.ts'
import { weeksWorked } from '../pay/weeks.ts'
import type { Employed } from './earnings.ts'
import type { UsedEdition } from './editions.ts'

/** The facts of a paycheck as they are stored, with what the engine was not given. */
export interface KeptFacts extends PaycheckFacts {
  readonly workLocationId: string | null
  readonly weeksWorked: number | null
  /** Null: not known. */
  readonly editions: readonly UsedEdition[] | null
}

export interface FactsGiven {
  readonly input: PaycheckInput
  readonly check: Paycheck
  /** Null: not known. */
  readonly employed: Employed | null
  readonly editions: readonly UsedEdition[] | null
  readonly workLocationId: string | null
}

export function keptFacts({ input, check, employed, editions, workLocationId }: FactsGiven): KeptFacts {
  const facts = factsOf(input, check)
  const { hoursWorked: worked, plainHours: plain } = facts
  const weeks = employed && (employed.weeks ?? weeksWorked({ ...employed, worked, plain }))
  // The facts were made for this: to copy twenty of them for each paycheck costs more than to make them.
  return Object.assign(facts, { workLocationId, weeksWorked: weeks, editions })
}
