import { minimumWages } from '../../language/labor.ts'
import { cite } from '../sources/sources.ts'

// A state's row is never below the federal one, because the higher of both is owed.
// biome-ignore format: read in columns
export const law = minimumWages(
  { table: 'minimumWage', effective: '2026-07-01', checkedThrough: '2026-12-31', revision: 1, cite },
  [
    // state  hourly  confidence  source  applies to, or the higher local rates
    ['AK', '14.00', 'verified', 'moneyov+cpsgo'],
    ['DC', '18.40', 'verified', 'moneyov'],
    ['OR', '15.55', 'recalled', 'moneyov', 'Portland 16.80, nonurban 14.55'],
  ],
)
