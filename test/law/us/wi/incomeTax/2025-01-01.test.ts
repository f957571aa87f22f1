import { cases } from '../../../cases.ts'

cases('WI.incomeTax', [
  [
    '2025-01-01',
    'Weekly',
    350,
    { status: 'single', allowances: 1 },
    '7.59',
    'W-166 page 25, example 1: (18,200 − 6,651.60 − 400) × 3.54% ÷ 52',
  ],
  [
    '2025-06-12',
    'Weekly',
    500,
    { status: 'single', allowances: 3 },
    '14.34',
    'W-166 page 26, example 2: 745.78 ÷ 52',
  ],
  [
    '2026-06-12',
    'Weekly',
    500,
    { status: 'single', allowances: 3 },
    '14.34',
    'W-166 (January 2026) page 26, example 2: 745.78 ÷ 52',
  ],
  [
    '2026-06-12',
    'BiWeekly',
    1000,
    { status: 'married', allowances: 3 },
    '22.08',
    'W-166 page 26, example 3: 574.16 ÷ 26',
  ],
  [
    '2026-06-12',
    'Weekly',
    500,
    { status: 'married_higher_single', allowances: 3 },
    '14.34',
    'the single deduction: 745.78 ÷ 52',
  ],
  ['2026-06-12', 'Annual', 73630, {}, '3594.87', 'no deduction: 1,045.04 + (73,630 − 25,520) × 5.3%'],
  ['2026-06-12', 'Weekly', 500, { extra: 1 }, '16.42', '1 + 801.58 ÷ 52'],
  ['2026-06-12', 'Weekly', 500, { exempt: true }, '0.00', 'exempt'],
])

cases(
  'WI.incomeTax',
  [
    [
      '2026-06-12',
      'Weekly',
      500,
      { status: 'single', allowances: 3 },
      '67.34',
      '26,000 a year, the rate over 25,520: 14.34 + 1,000 × 5.3%',
    ],
  ],
  { bonus: 1000 },
)
