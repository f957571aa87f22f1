import type { Day } from '../../kernel/dates.ts'
import type { Confidence } from '../../law/language/types.ts'

/** A return that is owed. */
export interface Obligation {
  readonly form: string
  readonly jurisdiction: string
  /** As the agency calls it. */
  readonly name: string
  readonly periodBegin: Day
  readonly periodEnd: Day
  readonly dueDate: Day
  /** The day when every deposit was made on time and in full; null where that changes nothing. */
  readonly extendedDueDate: Day | null
  /** Why it is owed, where nothing was paid. */
  readonly reason: string
  readonly confidence: Confidence
}
