import { cases } from '../../../cases.ts'

cases('NJ.incomeTax', [
  [
    '2026-03-31',
    'Weekly',
    300,
    { status: 'A', allowances: 1 },
    '4.21',
    'NJ-WT (September 2025) page 25, Rate A example 1: (300 − 19.20) × 1.5%',
  ],
  [
    '2025-03-31',
    'Weekly',
    300,
    { status: 'A', allowances: 1 },
    '4.21',
    'the same in 2025: (300 − 19.20) × 1.5%',
  ],
  [
    '2025-03-31',
    'Weekly',
    700,
    { status: 'A', allowances: 1 },
    '11.84',
    'Rate A example 2: 11.54 + (700 − 19.20 − 673) × 3.9%',
  ],
  [
    '2026-03-31',
    'Weekly',
    1200,
    { status: 'A', allowances: 1 },
    '40.41',
    'Rate A example 3 prints 40.40 by superseded tables: 15.29 + (1,200 − 19.20 − 769) × 6.1%',
  ],
  [
    '2025-03-31',
    'Weekly',
    1200,
    { status: 'A', allowances: 1 },
    '40.41',
    'the same in 2025: 15.29 + (1,200 − 19.20 − 769) × 6.1%',
  ],
  [
    '2026-03-31',
    'Weekly',
    950,
    { status: 'B', allowances: 3 },
    '15.92',
    'Rate B example 2 prints 15.93 by superseded tables',
  ],
  ['2025-03-31', 'Weekly', 950, { status: 'B', allowances: 3 }, '15.92', 'the same in 2025'],
  [
    '2026-03-31',
    'Weekly',
    1400,
    { status: 'B', allowances: 3 },
    '27.58',
    'Rate B example 3 prints 27.60 by superseded tables',
  ],
  ['2026-03-31', 'Weekly', 385, {}, '5.78', 'no certificate, on the bound: 385 × 1.5%'],
  ['2026-03-31', 'Weekly', 386, {}, '5.79', '5.77 + (386 − 385) × 2%'],
  [
    '2026-03-31',
    'Monthly',
    '2916.50',
    { status: 'E' },
    '49.99',
    'the hole that the print leaves: 25 + (2,916.50 − 1,667) × 2%',
  ],
  ['2026-03-31', 'Annual', 20000, { status: 'A', allowances: 2 }, '270.00', '(20,000 − 2 × 1,000) × 1.5%'],
  ['2026-03-31', 'Weekly', 300, { extra: 3 }, '7.50', '3 + 300 × 1.5%'],
  ['2026-03-31', 'Weekly', 300, { exempt: true }, '0.00', 'exempt'],
])

cases(
  'NJ.incomeTax',
  [
    [
      '2026-03-31',
      'Weekly',
      700,
      { status: 'A', allowances: 1 },
      '40.41',
      'a bonus is added: 15.29 + (1,200 − 19.20 − 769) × 6.1%',
    ],
  ],
  { bonus: 500 },
)
