import type { CorrectionForm } from '../../../../language/correction-form.ts'
import { formW2c } from './lines.ts'

export const law: CorrectionForm = {
  ...formW2c,
  effective: '2025-01-01',
  checkedThrough: '2025-12-31',
  revision: 1,
  printed: 'Rev. June 2024',
  source: 'General Instructions for Forms W-2 and W-3 (2025), Forms W-2c and W-3c',
  confidence: 'verified',
}
