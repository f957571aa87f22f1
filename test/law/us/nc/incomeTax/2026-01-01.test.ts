import { cases } from '../../../cases.ts'

cases('NC.incomeTax', [
  [
    '2026-01-01',
    'Weekly',
    1000,
    { status: 'head_household' },
    '26.00',
    'NC-30 (2026): (1,000 − 367.79) × 4.09%',
  ],
  [
    '2026-06-12',
    'Quarterly',
    10000,
    { status: 'single_married_surviving' },
    '279.00',
    'NC-30 (2026) section 27, annualized: (40,000 − 12,750) × 4.09% ÷ 4',
  ],
  [
    '2026-06-12',
    'BiWeekly',
    2000,
    { status: 'single_married_surviving', allowances: 1 },
    '58.00',
    '(2,000 − 490.38 − 96.15) × 4.09%',
  ],
  ['2026-06-12', 'Daily', 200, {}, '6.00', 'annualized: (52,000 − 12,750) × 4.09% ÷ 260'],
  ['2026-06-12', 'Weekly', 1000, { exempt: true }, '0.00', 'exempt'],
])

cases(
  'NC.incomeTax',
  [['2026-06-12', 'Weekly', 0, {}, '41.00', 'a bonus alone, whole dollars: 1,000 × 4.09%']],
  { bonus: 1000 },
)

cases(
  'NC.incomeTax',
  [
    ['2026-06-12', 'Weekly', 245, {}, '41.00', 'untaxed, so one payment: (1,245 − 245.19) × 4.09%'],
    ['2026-06-12', 'Weekly', 145, {}, '37.00', 'untaxed, so one payment: (1,145 − 245.19) × 4.09%'],
    ['2026-06-12', 'Weekly', 345, {}, '45.00', '(345 − 245.19) × 4.09% and 1,000 × 4.09%'],
  ],
  { bonus: 1000 },
)
