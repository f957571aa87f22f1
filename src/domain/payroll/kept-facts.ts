import { factsOf, type PaycheckFacts } from '../pay/paycheck-facts.ts'
import type { Paycheck, PaycheckInput } from '../pay/paycheck-types.ts'
import { weeksWorked } from '../pay/weeks.ts'
import type { UsedEdition } from './editions.ts'
import type { Employed } from './employed.ts'

/** The facts of a paycheck as they are stored. */
export type KeptFacts = Readonly<PaycheckFacts>

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
  // The facts were made for this: to copy twenty of them for each paycheck costs more than to make them.
  facts.weeksWorked = employed && (employed.weeks ?? weeksIn(employed, worked, plain))
  facts.workLocationId = workLocationId
  facts.editions = editions
  return facts
}

const weeksIn = ({ begin, end, isLast, perWeek }: Employed, worked: number | null, plain: number) =>
  weeksWorked({ begin, end, isLast, perWeek, worked, plain })
