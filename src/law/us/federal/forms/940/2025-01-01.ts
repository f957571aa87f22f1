import type { FilingForm } from '../../../../language/filing-form.ts'
import { form940 } from './lines.ts'

export const law: FilingForm = {
  ...form940,
  where: 'US.940',
  effective: '2025-01-01',
  checkedThrough: '2025-12-31',
  revision: 2,
  printed: '2025',
  source: 'Form 940 (2025), its instructions and Schedule A, as transcribed line by line',
  confidence: 'derived',
  figures: { creditReductionRates: { CA: '1.2%', VI: '4.5%' } },
}
