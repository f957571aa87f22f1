import type { FilingForm } from '../../../../language/filing-form.ts'
import { form940 } from './lines.ts'

export const law: FilingForm = {
  ...form940,
  where: 'US.940',
  effective: '2026-01-01',
  // The form of 2026 is a draft, and the states of Schedule A are named after November 10: a return of 2026 waits for both.
  checkedThrough: '2026-06-30',
  revision: 2,
  printed: '2026 draft',
  source: 'Form 940 (2026), draft of 2026-03-25; instructions, draft of 2026-09-22',
  confidence: 'unsure',
  notes: 'The credit reductions of 2026 are not final: California may have 1.5% and an add-on.',
  figures: { creditReductionRates: {} },
}
