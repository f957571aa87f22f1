import type { CorrectionForm } from '../../../../language/correction-form.ts'
import { formW2c } from './lines.ts'

export const law: CorrectionForm = {
  ...formW2c,
  lines: [['14b', 'Treasury tipped occupation codes', ['14b'], 'none'], ...formW2c.lines],
  effective: '2026-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  printed: 'Rev. January 2026',
  source: 'General Instructions for Forms W-2 and W-3 (2026), January 29, 2026, Forms W-2c and W-3c',
  confidence: 'verified',
  notes: `${formW2c.notes} Box 14 is split in two: occupation codes of tipped jobs are in 14b.`,
}
