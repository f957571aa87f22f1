import { minimumWages } from '../../language/labor.ts'
import { cite } from '../sources/sources.ts'

// A state's row is never below the federal one, because the higher of both is owed.
// biome-ignore format: read in columns
export const law = minimumWages(
  { table: 'minimumWage', effective: '2025-07-01', checkedThrough: '2026-12-31', revision: 1, cite },
  [
    // state  hourly  confidence  source  applies to, or the higher local rates
    ['AK', '13.00', 'verified', 'cleanfax'],
    ['DC', '17.95', 'verified', 'cleanfax'],
    ['OR', '15.05', 'verified', 'cleanfax', 'Portland 16.30, nonurban 14.05'],
  ],
)
