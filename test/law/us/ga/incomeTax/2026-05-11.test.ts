import { cases } from '../../../cases.ts'

cases('GA.incomeTax', [
  ['2026-05-11', 'Monthly', 5000, {}, '187.13', 'the first day: (60,000 − 15,000) × 4.99% ÷ 12 = 187.125'],
  [
    '2026-06-12',
    'SemiMonthly',
    '1470.83',
    { status: 'C', dependents: 1 },
    '0.62',
    '(35,299.92 − 30,000 − 5,000) × 4.99% ÷ 24',
  ],
  [
    '2026-06-12',
    'BiWeekly',
    2000,
    { status: 'A', extra: 10 },
    '81.01',
    '(52,000 − 15,000) × 4.99% ÷ 26 + 10',
  ],
  [
    '2026-06-12',
    'BiWeekly',
    2000,
    { 'Marital Status': 'Head of Household', dependents: 1 },
    '61.42',
    'labels of the form serve too',
  ],
  ['2026-06-12', 'BiWeekly', 2000, { exempt: true }, '0.00', 'line 8'],
])
