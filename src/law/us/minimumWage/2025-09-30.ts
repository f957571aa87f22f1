import { minimumWages } from '../../language/labor.ts'
import { cite } from '../sources/sources.ts'

// A state's row is never below the federal one, because the higher of both is owed.
// biome-ignore format: read in columns
export const law = minimumWages(
  { table: 'minimumWage', effective: '2025-09-30', checkedThrough: '2026-12-31', revision: 1, cite },
  [
    // state  hourly  confidence  source  applies to, or the higher local rates
    ['FL', '14.00', 'verified', 'cpsgo'],
  ],
)
