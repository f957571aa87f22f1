import { type Posting, type RunTotals, runAccruals } from './postings.ts'

/**
 * The opposite of what these paychecks accrued, at the original pay date: the liability changes in the quarter and year
 * in which it arose.
 */
export const oppositeAccruals = (totals: RunTotals, reason: string): readonly Posting[] =>
  runAccruals(totals).map((posting) => ({
    ...posting,
    source: posting.destination,
    destination: posting.source,
    reason,
  }))
