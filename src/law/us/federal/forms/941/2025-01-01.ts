import type { FilingForm } from '../../../../language/filing-form.ts'
import { form941 } from './lines.ts'

export const law: FilingForm = {
  ...form941,
  where: 'US.941',
  effective: '2025-01-01',
  checkedThrough: '2025-12-31',
  revision: 2,
  printed: 'Rev. March 2025',
  source: 'Form 941 (Rev. March 2025) and its instructions; Schedule B (Rev. March 2024); Pub 15 (2025)',
  confidence: 'verified',
}
