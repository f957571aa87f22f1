import { cases } from '../../../cases.ts'

cases('WV.incomeTax', [
  ['2025-01-01', 'Annual', 45000, {}, '1540.00', 'on the bound: 1,540.13'],
  [
    '2025-06-12',
    'Weekly',
    800,
    { status: 'two_earner', allowances: 0 },
    '27.00',
    '(874.13 + (41,600 − 30,000) × 4.44%) ÷ 52',
  ],
  [
    '2025-06-12',
    'Weekly',
    800,
    { status: 'one_earner', allowances: 2, extra: 3 },
    '24.00',
    '3 + (666 + (41,600 − 4,000 − 25,000) × 3.33%) ÷ 52',
  ],
])
