import { cases } from '../../../cases.ts'

cases('ND.incomeTax', [
  [
    '2026-01-01',
    'Weekly',
    1800,
    {},
    '13.00',
    'section 2, where the booklet prints the cell of the wage bracket, 14: (93,600 − 57,625) × 1.95% ÷ 52',
  ],
  ['2026-06-12', 'Annual', 258450, {}, '3916.00', 'on the bound: (258,450 − 57,625) × 1.95%'],
  ['2026-06-12', 'Annual', 258550, {}, '3919.00', '3,916.09 + 100 × 2.5%'],
  ['2026-06-12', 'Weekly', 1800, { exempt: true }, '0.00', 'exempt'],
])

cases(
  'ND.incomeTax',
  [
    ['2026-06-12', 'Weekly', 1800, {}, '10.00', 'section 1 example: (1,800 − 2 × 97 − 1,108) × 1.95%'],
    ['2026-06-12', 'Weekly', 1350, {}, '0.00', 'section 1, below a dollar there is none'],
    ['2026-06-12', 'Weekly', 1354, {}, '1.00', 'section 1 from a dollar: (1,354 − 194 − 1,108) × 1.95%'],
  ],
  { w4: { form: '2019', allowances: 2 } },
)

cases(
  'ND.incomeTax',
  [['2026-06-12', 'Weekly', 3000, {}, '37.00', 'joint: (156,000 − 57,500) × 1.95% ÷ 52']],
  { w4: { status: 'Married' } },
)
