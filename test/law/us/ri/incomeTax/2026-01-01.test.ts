import { cases } from '../../../cases.ts'

cases('RI.incomeTax', [
  ['2026-01-01', 'Weekly', 2195, {}, '88.49', '59.18 + (2,195 − 1,578) × 4.75%'],
  [
    '2026-06-12',
    'Weekly',
    '5592.31',
    { allowances: 2 },
    '272.43',
    'the last with exemptions: 154.56 + (5,592.31 − 38.46 − 3,586) × 5.99%',
  ],
  ['2026-06-12', 'Weekly', '5592.32', { allowances: 2 }, '274.74', '154.56 + (5,592.32 − 3,586) × 5.99%'],
  ['2026-06-12', 'Weekly', 1578, {}, '59.18', 'on the bound: 1,578 × 3.75%'],
  ['2026-06-12', 'Weekly', 1000, { allowances: 1, extra: 5 }, '41.78', '5 + (1,000 − 19.23) × 3.75%'],
  ['2026-06-12', 'Weekly', 1000, { exempt: true }, '0.00', 'exempt'],
])

cases('RI.incomeTax', [['2026-06-12', 'Weekly', 0, {}, '59.90', 'a bonus alone: 1,000 × 5.99%']], {
  bonus: 1000,
})
