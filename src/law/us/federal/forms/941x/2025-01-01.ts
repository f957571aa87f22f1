import type { CorrectionForm } from '../../../../language/correction-form.ts'

export const law: CorrectionForm = {
  table: 'correctionForm',
  where: 'US.941',
  form: '941-X',
  corrects: '941',
  effective: '2025-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  title: 'Adjusted Employer’s Quarterly Federal Tax Return or Claim for Refund',
  printed: 'Rev. April 2025',
  source: 'Form 941-X as mapped line by line for a test return (TY2026); other lines from memory',
  confidence: 'derived',
  notes:
    'Income tax of an earlier year is corrected only for an administrative error. Line 43 always explains.',
  // biome-ignore format: one line of the form a row
  lines: [
    ['6', 'Wages, tips, and other compensation', ['2'], 'none'],
    ['7', 'Federal income tax withheld', ['3'], 'difference'],
    ['8', 'Taxable social security wages', ['5a1'], '12.4%'],
    ['11', 'Taxable social security tips', ['5b1'], '12.4%'],
    ['12', 'Taxable Medicare wages and tips', ['5c1'], '2.9%'],
    ['13', 'Taxable wages and tips subject to Additional Medicare Tax', ['5d1'], '0.9%'],
    ['14', 'Section 3121(q) notice and demand', ['5f'], 'difference'],
    ['15', 'Tax adjustments', ['7', '8', '9'], 'difference'],
    ['16', 'Payroll tax credit for increasing research activities', ['11'], 'less'],
  ],
  totals: ['23', '27'],
}
