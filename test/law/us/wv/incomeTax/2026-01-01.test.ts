import { cases } from '../../../cases.ts'

cases('WV.incomeTax', [
  [
    '2026-06-12',
    'Weekly',
    800,
    { status: 'two_earner', allowances: 0 },
    '25.00',
    'IT-100.2A: 15.95 + (800 − 577) × 4.22%',
  ],
  [
    '2026-06-12',
    'Weekly',
    800,
    { status: 'one_earner', allowances: 0 },
    '23.00',
    'IT-100.2A: 21.27 + (800 − 769) × 4.22%',
  ],
  [
    '2026-06-12',
    'Weekly',
    400,
    { status: 'two_earner', allowances: 2 },
    '8.00',
    'IT-100.2A: 3.04 + (400 − 76.92 − 144) × 2.81%',
  ],
  [
    '2026-06-12',
    'Weekly',
    320,
    { status: 'two_earner', allowances: 0 },
    '8.00',
    'IT-100.2A: 3.04 + (320 − 144) × 2.81%',
  ],
  ['2026-01-01', 'Weekly', 320, {}, '8.00', 'no certificate: 3.04 + (320 − 144) × 2.81%'],
  ['2026-06-12', 'Quarterly', 10000, {}, '313.00', 'by the table of the year: (829.88 + 10,000 × 4.22%) ÷ 4'],
  ['2026-06-12', 'Weekly', 320, { exempt: true }, '0.00', 'exempt'],
])

cases(
  'WV.incomeTax',
  [['2026-06-12', 'Weekly', 800, {}, '67.20', '41,600 a year, the rate over 40,000: 25 + 1,000 × 4.22%']],
  { bonus: 1000 },
)
