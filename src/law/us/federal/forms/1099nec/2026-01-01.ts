import type { FilingForm } from '../../../../language/filing-form.ts'
import { form1099 } from './lines.ts'

export const law: FilingForm = {
  ...form1099,
  where: 'US.1099-NEC',
  effective: '2026-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  printed: '2026',
  source: 'Form 1099-NEC (2026); threshold of section 6041A(a) as amended for 2026',
  confidence: 'derived',
  notes: '1b and 1d are inside 1a. The template of the IRIS portal for 2026 was not seen.',
  figures: { leastPay: 2_000 },
  // biome-ignore format: one line of the form a row
  lines: [
    ['1a', 'Nonemployee compensation', 'paid'],
    ['1b', 'Of this: cash tips', 'tips'],
    ['1d', 'Of this: qualified overtime compensation', 'overtime'],
    ['4', 'Federal income tax withheld', 'backupTax'],
    ['5', 'State tax withheld', 'stateTax'],
    ['7', 'State income', 'stateIncome'],
  ],
}
