import type { FilingForm } from '../../../../language/filing-form.ts'
import { codesOfW2, formW2 } from './lines.ts'

export const law: FilingForm = {
  ...formW2,
  where: 'US.W-2',
  effective: '2026-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  printed: '2026',
  source: 'General Instructions for Forms W-2 and W-3 (2026), January 29, 2026',
  confidence: 'verified',
  notes:
    'TP and TT are inside boxes 1, 3 or 7 and 5, and only flag; TP asks for occupation codes in box 14b.',
  figures: { leastWages: 2_000, socialSecurityBase: 184_500 },
  codes: [
    ...codesOfW2,
    ['TP', 'Cash tips reported to the employer', 'given'],
    ['TT', 'Qualified overtime compensation', 'given'],
  ],
}
