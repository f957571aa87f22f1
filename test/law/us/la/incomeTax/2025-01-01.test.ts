import { cases } from '../../../cases.ts'

cases('LA.incomeTax', [
  ['2025-06-12', 'BiWeekly', 2000, { blockA: 1 }, '46.94', '(2,000 − 480.77) × 3.09%'],
  ['2025-06-12', 'Daily', 200, { blockA: 1 }, '5.12', '365 days: (200 − 34.25) × 3.09%'],
  ['2025-06-12', 'BiWeekly', 2000, {}, '61.80', 'no certificate, no deduction: 2,000 × 3.09%'],
  ['2025-06-12', 'BiWeekly', 2000, { blockA: '0', extra: 5 }, '66.80', '2,000 × 3.09% + 5'],
  ['2025-06-12', 'Annual', 12500, { blockA: 1 }, '0.00', 'the deduction itself'],
  ['2025-06-12', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
])
