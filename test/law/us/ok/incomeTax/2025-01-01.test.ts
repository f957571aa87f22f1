import { cases } from '../../../cases.ts'

cases('OK.incomeTax', [
  ['2025-01-01', 'Annual', 13550, {}, '154.00', 'on the bound: 153.50'],
  [
    '2025-06-12',
    'SemiMonthly',
    1825,
    { status: 'married', allowances: 2 },
    '42.00',
    '(307 + (1,825 × 24 − 2,000 − 27,100) × 4.75%) ÷ 24',
  ],
  ['2025-06-12', 'SemiMonthly', 950, {}, '25.00', '(153.50 + (22,800 − 13,550) × 4.75%) ÷ 24'],
  [
    '2025-06-12',
    'SemiMonthly',
    950,
    { status: 'married_higher_single', extra: 2 },
    '27.00',
    '2 + (153.50 + (22,800 − 13,550) × 4.75%) ÷ 24',
  ],
])

cases('OK.incomeTax', [['2025-06-12', 'Weekly', 0, {}, '47.50', 'a bonus alone: 1,000 × 4.75%']], {
  bonus: 1000,
})
