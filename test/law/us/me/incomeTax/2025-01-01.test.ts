import { cases } from '../../../cases.ts'

cases('ME.incomeTax', [
  [
    '2025-06-12',
    'Weekly',
    1000,
    { status: 'single', allowances: 2 },
    '33.00',
    'Tables 2025, Example 2: (1,554 + (52,000 − 10,300 − 12,150 − 26,800) × 6.75%) ÷ 52',
  ],
  [
    '2025-06-12',
    'BiWeekly',
    2000,
    { status: 'single', allowances: 1 },
    '80.00',
    '(1,554 + (52,000 − 5,150 − 12,150 − 26,800) × 6.75%) ÷ 26',
  ],
  [
    '2025-06-12',
    'BiWeekly',
    2000,
    { status: 'married', allowances: 2 },
    '32.00',
    '(52,000 − 2 × 5,150 − 27,150) × 5.8% ÷ 26',
  ],
  [
    '2025-06-12',
    'Annual',
    137500,
    {},
    '8888.00',
    'half of the deduction: 4,028 + (137,500 − 12,150 ÷ 2 − 63,450) × 7.15%',
  ],
  ['2025-06-12', 'Annual', 175000, {}, '12004.00', 'no deduction: 4,028 + (175,000 − 63,450) × 7.15%'],
  [
    '2025-06-12',
    'Annual',
    100000,
    {},
    '5773.00',
    'the whole deduction: 4,028 + (100,000 − 12,150 − 63,450) × 7.15%',
  ],
  ['2025-06-12', 'BiWeekly', 2000, { extra: 10 }, '104.00', 'no allowances, and 10'],
  ['2025-06-12', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
])

cases('ME.incomeTax', [['2025-06-12', 'BiWeekly', 0, {}, '50.00', '1,000 × 5%']], { bonus: 1000 })
