import { type Posting, runAccruals } from './postings.ts'
import type { RunTotals } from './run-totals.ts'

/**
 * The opposite of what these paychecks accrued, at the original pay date: the liability changes in the quarter and year
 * in which it arose.
 */
export const oppositeAccruals = (totals: RunTotals, reason: string): readonly Posting[] =>
  runAccruals(totals).map((posting) => ({
    ...posting,
    source: posting.destination,
    destination: posting.source,
    reason: `${reason}: ${posting.reason}`,
  }))
