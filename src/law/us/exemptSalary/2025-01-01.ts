import { exemptSalaries } from '../../language/labor.ts'
import { cite } from '../sources/sources.ts'

// A state without a row follows the federal amount.
// biome-ignore format: read in columns
export const law = exemptSalaries(
  { table: 'exemptSalary', effective: '2025-01-01', checkedThrough: '2026-12-31', revision: 1, cite },
  [
    // state  a year  confidence  source  how it comes to that, or who owes more
    ['AK', '49545.60',  'recalled', 'own', '952.80 a week'],
    ['CA', '68640.00',  'recalled', 'own', 'twice the minimum wage for 2,080 hours'],
    ['CO', '56485.00',  'recalled', 'own', 'COMPS order'],
    ['ME', '43951.00',  'recalled', 'own', '3,000 times the minimum wage'],
    ['NY', '60405.80',  'recalled', 'own', '1,161.65 a week; 1,237.50 in New York City, Long Island and Westchester'],
    ['WA', '69305.60',  'recalled', 'own', 'employers of up to 50; 77,968.80 above'],
  ],
)
