import type { FilingForm } from '../../../../language/filing-form.ts'
import { form1099 } from './lines.ts'

export const law: FilingForm = {
  ...form1099,
  where: 'US.1099-NEC',
  effective: '2024-01-01',
  checkedThrough: '2025-12-31',
  revision: 1,
  printed: 'Rev. January 2024',
  source: 'Form 1099-NEC; threshold of section 6041A(a)',
  confidence: 'derived',
  figures: { leastPay: 600 },
  // biome-ignore format: one line of the form a row
  lines: [
    ['1', 'Nonemployee compensation', 'paid'],
    ['4', 'Federal income tax withheld', 'backupTax'],
    ['5', 'State tax withheld', 'stateTax'],
    ['7', 'State income', 'stateIncome'],
  ],
}
