import { cases } from '../../../cases.ts'

cases('OH.incomeTax', [
  [
    '2025-12-12',
    'BiWeekly',
    3000,
    { allowances: 1 },
    '76.78',
    '(462.39 + (78,000 − 650 − 26,050) × 2.99%) ÷ 26',
  ],
  [
    '2026-07-31',
    'BiWeekly',
    3000,
    { allowances: 1 },
    '76.78',
    'the last day: (462.39 + (78,000 − 650 − 26,050) × 2.99%) ÷ 26',
  ],
  ['2025-10-01', 'Annual', 26050, {}, '462.39', 'on the bound: 26,050 × 1.775%'],
  ['2025-10-01', 'Annual', 100100, {}, '2677.14', '2,673.50 + 100 × 3.64%'],
  ['2026-03-31', 'Weekly', 400, { exempt: true }, '0.00', 'exempt'],
])

cases(
  'OH.incomeTax',
  [
    [
      '2026-08-03',
      'BiWeekly',
      3000,
      { allowances: 1 },
      '76.78',
      'paid in August for a period that ended on July 31',
    ],
  ],
  { from: '2026-07-18', to: '2026-07-31' },
)
