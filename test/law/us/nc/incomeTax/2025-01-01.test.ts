import { cases } from '../../../cases.ts'

cases('NC.incomeTax', [
  ['2025-01-01', 'Weekly', 1000, { status: 'head_household' }, '28.00', '(1,000 − 367.79) × 4.35%'],
  [
    '2025-06-12',
    'Monthly',
    4000,
    { status: 'single_married_surviving', allowances: 2 },
    '110.00',
    '(4,000 − 1,062.50 − 2 × 208.33) × 4.35%',
  ],
  ['2025-06-12', 'Weekly', 1000, {}, '33.00', '(1,000 − 245.19) × 4.35%'],
  ['2025-06-12', 'Weekly', 245, {}, '0.00', 'within the deduction'],
  ['2025-06-12', 'Weekly', 1000, { extra: 5 }, '38.00', '5 + (1,000 − 245.19) × 4.35%'],
])

cases(
  'NC.incomeTax',
  [['2025-06-12', 'Weekly', 0, {}, '44.00', 'a bonus alone, whole dollars: 1,000 × 4.35%']],
  { bonus: 1000 },
)
