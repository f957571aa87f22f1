import type { FilingForm } from '../../../../language/filing-form.ts'
import { form940 } from './lines.ts'

export const law: FilingForm = {
  ...form940,
  where: 'US.940',
  effective: '2024-01-01',
  checkedThrough: '2024-12-31',
  revision: 2,
  printed: '2024',
  source: 'Form 940 (2024), its instructions and Schedule A, as transcribed line by line',
  confidence: 'derived',
  figures: { creditReductionRates: { CA: '0.9%', NY: '0.9%', VI: '4.2%' } },
}
