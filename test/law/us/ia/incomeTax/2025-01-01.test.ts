import { cases } from '../../../cases.ts'

cases('IA.incomeTax', [
  ['2025-06-12', 'Monthly', 5000, {}, '152.00', 'no certificate: (5,000 − 1000.00) × 3.8%'],
  [
    '2025-06-12',
    'Monthly',
    5000,
    { status: 'legacy_married', allowances: 2 },
    '107.17',
    '(5,000 − 2004.17) × 3.8% − 80 ÷ 12',
  ],
  ['2025-06-12', 'Monthly', 5000, { status: 'hoh', extra: 10 }, '142.84', '(5,000 − 1504.17) × 3.8% + 10'],
  ['2025-06-12', 'Annual', 12000, {}, '0.00', 'the deduction itself'],
  ['2025-06-12', 'Monthly', 5000, { exempt: true }, '0.00', 'exempt'],
])

cases('IA.incomeTax', [['2025-06-12', 'Monthly', 0, {}, '38.00', '1,000 × 3.8%']], { bonus: 1000 })
