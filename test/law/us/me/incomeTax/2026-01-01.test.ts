import { cases } from '../../../cases.ts'

cases('ME.incomeTax', [
  [
    '2026-06-12',
    'Weekly',
    300,
    { status: 'single', allowances: 2 },
    '0.00',
    'Tables 2026 p. 7, Example 1: 15,600 − 10,600 − 12,450 is below zero',
  ],
  [
    '2026-06-12',
    'BiWeekly',
    2000,
    { status: 'single', allowances: 1 },
    '79.00',
    '(1,589 + (52,000 − 5,300 − 12,450 − 27,400) × 6.75%) ÷ 26',
  ],
  [
    '2026-06-12',
    'BiWeekly',
    2000,
    { status: 'married', allowances: 2 },
    '30.00',
    '(52,000 − 2 × 5,300 − 27,750) × 5.8% ÷ 26',
  ],
  [
    '2026-06-12',
    'Annual',
    139750,
    {},
    '9027.00',
    'half of the deduction: 4,117 + (139,750 − 12,450 ÷ 2 − 64,850) × 7.15%',
  ],
  ['2026-06-12', 'Annual', 177250, {}, '12154.00', 'no deduction: 4,117 + (177,250 − 64,850) × 7.15%'],
  [
    '2026-06-12',
    'Annual',
    102250,
    {},
    '5901.00',
    'the whole deduction: 4,117 + (102,250 − 12,450 − 64,850) × 7.15%',
  ],
  ['2026-06-12', 'BiWeekly', 2000, { extra: 10 }, '103.00', 'no allowances, and 10'],
  ['2026-06-12', 'BiWeekly', 2000, { extra: 10.49 }, '103.00', 'to the dollar also after the extra'],
  ['2026-06-12', 'BiWeekly', 2000, { extra: 10.5 }, '104.00', 'half a dollar up'],
  ['2026-06-12', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
])

cases('ME.incomeTax', [['2026-06-12', 'BiWeekly', 0, {}, '50.00', '1,000 × 5%']], { bonus: 1000 })
