import { tippedWages } from '../../language/labor.ts'
import { cite } from '../sources/sources.ts'

// The cash wage that goes with the minimum wage of the same day; `none` where tips never count against it.
// biome-ignore format: read in columns
export const law = tippedWages(
  { table: 'tippedWage', effective: '2026-09-30', checkedThrough: '2026-12-31', revision: 1, cite },
  [
    // state  cash  confidence  source  applies to
    ['FL', '11.98', 'derived', 'own', '15.00 less 3.02'],
  ],
)
