import type { FilingForm } from '../../../../language/filing-form.ts'

export const law: FilingForm = {
  table: 'filingForm',
  where: 'US.1096',
  form: '1096',
  effective: '2024-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  title: 'Annual Summary and Transmittal of U.S. Information Returns',
  printed: '2025',
  period: 'year',
  source:
    'Form 1096; it goes with paper forms only, and ten or more returns of a year must be filed electronically',
  confidence: 'derived',
  facts: { forms: 'given', backupTax: 'given', paid: 'given' },
  // biome-ignore format: one line of the form a row
  lines: [
    ['3', 'Total number of forms', 'forms', 'count'],
    ['4', 'Federal income tax withheld', 'backupTax'],
    ['5', 'Total amount reported', 'paid'],
  ],
  due: { months: 1, day: 'last' },
}
