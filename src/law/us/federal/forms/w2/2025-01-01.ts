import type { FilingForm } from '../../../../language/filing-form.ts'
import { codesOfW2, formW2 } from './lines.ts'

export const law: FilingForm = {
  ...formW2,
  where: 'US.W-2',
  effective: '2025-01-01',
  checkedThrough: '2025-12-31',
  revision: 1,
  printed: '2025',
  source: 'General Instructions for Forms W-2 and W-3 (2025)',
  confidence: 'verified',
  notes: 'Tips and the premium of overtime have no code in 2025.',
  // Wages without any withholding ask for a form from here on; the base of Social Security.
  figures: { leastWages: 600, socialSecurityBase: 176_100 },
  codes: codesOfW2,
}
