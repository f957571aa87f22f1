import { cases } from '../../../cases.ts'

cases('SC.incomeTax', [
  ['2025-01-01', 'Weekly', 750, {}, '33.47', '(39,000 × 6.2% − 677.36) ÷ 52'],
  [
    '2025-06-12',
    'BiWeekly',
    2000,
    { allowances: 2 },
    '62.37',
    '(428.10 + (52,000 − 5,200 − 2 × 4,860 − 17,830) × 6.2%) ÷ 26',
  ],
  ['2025-06-12', 'Annual', 3560, {}, '0.00', 'on the bound'],
])

cases('SC.incomeTax', [['2025-06-12', 'Weekly', 0, {}, '62.00', 'a bonus alone: 1,000 × 6.2%']], {
  bonus: 1000,
})
