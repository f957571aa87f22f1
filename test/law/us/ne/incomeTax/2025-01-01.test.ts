import { cases } from '../../../cases.ts'

cases('NE.incomeTax', [
  ['2025-01-01', 'Weekly', 505, { status: 'single' }, '15.32', '(540.79 + (505 × 52 − 21,050) × 4.91%) ÷ 52'],
  ['2025-06-12', 'Annual', 6480, { status: 'single' }, '97.20', 'the minimum, above 71.64: 6,480 × 1.5%'],
  [
    '2025-06-12',
    'BiWeekly',
    2000,
    { status: 'married', allowances: 2 },
    '57.45',
    '(707.55 + (52,000 − 2 × 2,360 − 31,270) × 4.91%) ÷ 26',
  ],
  ['2025-06-12', 'Weekly', 505, { extra: 10 }, '25.32', '10 + (540.79 + (505 × 52 − 21,050) × 4.91%) ÷ 52'],
  ['2025-06-12', 'Weekly', 505, { exempt: true }, '0.00', 'exempt'],
])

cases('NE.incomeTax', [['2025-06-12', 'Weekly', 0, {}, '50.00', 'a bonus alone: 1,000 × 5%']], {
  bonus: 1000,
})
