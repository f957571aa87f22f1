import { exemptSalaries } from '../../language/labor.ts'
import { cite } from '../sources/sources.ts'

// A state without a row follows the federal amount.
// biome-ignore format: read in columns
export const law = exemptSalaries(
  { table: 'exemptSalary', effective: '2025-07-01', checkedThrough: '2026-12-31', revision: 1, cite },
  [
    // state  a year  confidence  source  how it comes to that, or who owes more
    ['AK', '54080.00',  'recalled', 'own', '1,040.00 a week: 40 hours at twice the minimum wage'],
  ],
)
