import { cases } from '../../../cases.ts'

cases('SC.incomeTax', [
  ['2026-01-01', 'Weekly', 750, {}, '32.38', 'WH-1603F: (39,000 × 6% − 656.10) ÷ 52'],
  [
    '2026-06-12',
    'Annual',
    100000,
    { allowances: 1 },
    '4593.90',
    'the most deduction: 437.70 + (100,000 − 7,500 − 5,000 − 18,230) × 6%',
  ],
  ['2026-06-12', 'Annual', 18230, {}, '437.70', 'on the bound: (18,230 − 3,640) × 3%'],
  ['2026-06-12', 'Weekly', 750, { extra: 2 }, '34.38', '2 + (39,000 × 6% − 656.10) ÷ 52'],
  ['2026-06-12', 'Weekly', 750, { exempt: true }, '0.00', 'exempt'],
])

cases('SC.incomeTax', [['2026-06-12', 'Weekly', 0, {}, '60.00', 'a bonus alone: 1,000 × 6%']], {
  bonus: 1000,
})
