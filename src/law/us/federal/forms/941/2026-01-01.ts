import type { FilingForm } from '../../../../language/filing-form.ts'
import { form941 } from './lines.ts'

export const law: FilingForm = {
  ...form941,
  where: 'US.941',
  effective: '2026-01-01',
  checkedThrough: '2026-12-31',
  revision: 2,
  printed: 'Rev. March 2026',
  source:
    'Form 941 (Rev. March 2026) and its instructions; MeF schema 94x 2026Q1v4.0; Schedule B (Rev. March 2024)',
  confidence: 'verified',
  notes:
    'Adds the type of aggregate filer and the account for a refund, 15b to 15e; the lines are those of 2025.',
}
