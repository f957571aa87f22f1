import { cases } from '../../../cases.ts'

cases('ND.incomeTax', [
  ['2025-01-01', 'Weekly', 1800, {}, '14.00', '(93,600 − 55,975) × 1.95% ÷ 52'],
  ['2025-06-12', 'Annual', 55975, {}, '0.00', 'on the bound'],
  ['2025-06-12', 'Annual', 252325, {}, '3829.00', '(252,325 − 55,975) × 1.95%'],
  ['2025-06-12', 'Weekly', 1800, { extra: 5 }, '19.00', '5 + (93,600 − 55,975) × 1.95% ÷ 52'],
])

cases(
  'ND.incomeTax',
  [
    [
      '2025-06-12',
      'Weekly',
      1800,
      {},
      '10.00',
      'a certificate before 2020: (93,600 − 2 × 5,050 − 55,975) × 1.95% ÷ 52',
    ],
  ],
  { w4: { form: '2019', allowances: 2 } },
)

cases('ND.incomeTax', [['2025-06-12', 'Monthly', 9000, {}, '52.00', '(108,000 − 76,200) × 1.95% ÷ 12']], {
  w4: { status: 'Head of Household' },
})

cases('ND.incomeTax', [['2025-06-12', 'Weekly', 0, {}, '15.00', 'a bonus alone: 1,000 × 1.5%']], {
  bonus: 1000,
})
