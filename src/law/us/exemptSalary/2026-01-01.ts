import { exemptSalaries } from '../../language/labor.ts'
import { cite } from '../sources/sources.ts'

// A state without a row follows the federal amount.
// biome-ignore format: read in columns
export const law = exemptSalaries(
  { table: 'exemptSalary', effective: '2026-01-01', checkedThrough: '2026-12-31', revision: 1, cite },
  [
    // state  a year  confidence  source  how it comes to that, or who owes more
    ['CA', '70304.00',  'recalled', 'own', 'twice the minimum wage for 2,080 hours'],
    ['CO', '57784.00',  'recalled', 'own', 'COMPS order'],
    ['ME', '45300.00',  'recalled', 'own', '3,000 times the minimum wage'],
    ['NY', '62353.20',  'recalled', 'own', '1,199.10 a week; 1,275.00 in New York City, Long Island and Westchester'],
    ['WA', '80168.40',  'recalled', 'own', '2.25 times the minimum wage for 2,080 hours'],
  ],
)
