import { cases } from '../../../cases.ts'

cases('LA.incomeTax', [
  [
    '2026-06-12',
    'BiWeekly',
    4600,
    { blockA: 2 },
    '111.54',
    'R-1306 (1/26), Example 2: (4,600 − 990.38) × 3.09%',
  ],
  ['2026-06-12', 'BiWeekly', 2000, { blockA: 1 }, '46.50', '(2,000 − 495.19) × 3.09%'],
  ['2026-06-12', 'Daily', 200, { blockA: 1 }, '5.09', '365 days: (200 − 35.27) × 3.09%'],
  ['2026-06-12', 'BiWeekly', 2000, {}, '61.80', 'no certificate, no deduction: 2,000 × 3.09%'],
  ['2026-06-12', 'BiWeekly', 2000, { blockA: '0', extra: 5 }, '66.80', '2,000 × 3.09% + 5'],
  ['2026-06-12', 'Annual', 12875, { blockA: 1 }, '0.00', 'the deduction itself'],
  ['2026-06-12', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
])
