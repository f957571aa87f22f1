import type { FilingForm } from '../../../../language/filing-form.ts'

export const law: FilingForm = {
  table: 'filingForm',
  where: 'US.945',
  form: '945',
  effective: '2025-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  title: 'Annual Return of Withheld Federal Income Tax',
  printed: '2025',
  period: 'year',
  source: 'Form 945',
  confidence: 'recalled',
  notes: 'Line 6 may have lines for direct deposit from 2025 on.',
  facts: {
    otherTax: 'entered',
    backupTax: [['amount', 'employeeTax', 'US.backupWithholding']],
    deposits: 'given',
    isSemiweekly: 'given',
    isHundredThousandDay: 'given',
    isFinal: 'given',
  },
  // biome-ignore format: one line of the form a row
  lines: [
    ['1', 'Income tax withheld from pensions, gambling and other payments that are not payroll', 'otherTax'],
    ['2', 'Backup withholding', 'backupTax'],
    ['3', 'Total taxes', 'line1 + line2'],
    ['4', 'Total deposits', 'deposits'],
    ['5', 'Balance due', 'max(0, line3 - line4)'],
    ['6', 'Overpayment', 'max(0, line4 - line3)'],
    ['7', 'Summary of tax liability', [
      ['line3 < 2500', ''],
      ['isSemiweekly or isHundredThousandDay', 'Form 945-A'],
      ['1', 'monthly'],
    ]],
    ['final', 'The business closed or stopped making payments', 'isFinal', 'box'],
  ],
  schedules: {
    'Form 945-A': {
      kind: 'days',
      total: '3',
      when: 'line3 >= 2500 and (isSemiweekly or isHundredThousandDay)',
    },
    'Line 7': {
      kind: 'months',
      total: '3',
      when: 'line3 >= 2500 and isSemiweekly == 0 and isHundredThousandDay == 0',
    },
  },
  due: { months: 1, day: 'last', extended: { months: 2, day: 10 } },
}
