import { cases } from '../../../cases.ts'

cases('OH.incomeTax', [
  [
    '2025-06-12',
    'BiWeekly',
    3000,
    { allowances: 1 },
    '77.51',
    '(300.60 + (78,000 − 650 − 20,000) × 2.99%) ÷ 26',
  ],
  ['2025-01-02', 'Weekly', 384, {}, '5.77', '(175.35 + (19,968 − 15,000) × 2.505%) ÷ 52'],
  ['2025-09-30', 'Annual', 100000, {}, '2692.60', 'on the bound: 300.60 + 80,000 × 2.99%'],
  [
    '2025-06-12',
    'BiWeekly',
    3000,
    { allowances: 1, extra: 5 },
    '82.51',
    '5 + (300.60 + (78,000 − 650 − 20,000) × 2.99%) ÷ 26',
  ],
])

cases('OH.incomeTax', [['2025-06-12', 'Weekly', 0, {}, '35.00', 'a bonus alone: 1,000 × 3.5%']], {
  bonus: 1000,
})

cases(
  'OH.incomeTax',
  [
    [
      '2025-10-03',
      'BiWeekly',
      3000,
      { allowances: 1 },
      '77.51',
      'paid in October for a period that ended in September',
    ],
  ],
  { from: '2025-09-14', to: '2025-09-27' },
)
