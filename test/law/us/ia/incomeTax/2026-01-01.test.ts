import { cases } from '../../../cases.ts'

cases('IA.incomeTax', [
  [
    '2026-06-12',
    'BiWeekly',
    2100,
    { status: 'other', allowanceAmount: 40 },
    '59.26',
    'Formula 2026, Example 1: (2,100 − 500) × 3.8% − 40 ÷ 26',
  ],
  [
    '2026-06-12',
    'BiWeekly',
    2100,
    { status: 'mfj_no_spouse_income', allowanceAmount: 80 },
    '38.72',
    'Example 2: (2,100 − 1,000) × 3.8% − 80 ÷ 26',
  ],
  [
    '2026-06-12',
    'Monthly',
    5000,
    { status: 'other', allowanceAmount: 40 },
    '145.50',
    'Example 4: (5,000 − 1,083.33) × 3.8% − 40 ÷ 12',
  ],
  [
    '2026-06-12',
    'Monthly',
    5000,
    { status: 'hoh', allowanceAmount: 160 },
    '114.92',
    'Example 6: (5,000 − 1,625) × 3.8% − 160 ÷ 12',
  ],
  [
    '2026-06-12',
    'Monthly',
    5000,
    { status: 'legacy_single', allowances: 1 },
    '145.50',
    'Example 9: (5,000 − 1,083.33) × 3.8% − 40 ÷ 12',
  ],
  ['2026-06-12', 'Monthly', 5000, {}, '148.83', 'no certificate: (5,000 − 1083.33) × 3.8%'],
  [
    '2026-06-12',
    'Monthly',
    5000,
    { status: 'legacy_married', allowances: 2 },
    '101.00',
    '(5,000 − 2166.67) × 3.8% − 80 ÷ 12',
  ],
  ['2026-06-12', 'Monthly', 5000, { status: 'hoh', extra: 10 }, '138.25', '(5,000 − 1625.00) × 3.8% + 10'],
  ['2026-06-12', 'Annual', 13000, {}, '0.00', 'the deduction itself'],
  ['2026-06-12', 'Monthly', 5000, { exempt: true }, '0.00', 'exempt'],
])

cases('IA.incomeTax', [['2026-06-12', 'Monthly', 0, {}, '38.00', '1,000 × 3.8%']], { bonus: 1000 })
