import { cases } from '../../../cases.ts'

cases('CO.incomeTax', [
  ['2025-06-12', 'BiWeekly', 2000, {}, '79.54', '(52,000 − 5,000) × 4.4% ÷ 26'],
  ['2025-06-12', 'BiWeekly', 2400, {}, '97.14', '(62,400 − 5,000) × 4.4% ÷ 26'],
  ['2025-06-12', 'BiWeekly', 2000, { extra: 20 }, '99.54', '20 + (52,000 − 5,000) × 4.4% ÷ 26'],
  ['2025-06-12', 'Annual', 5000, {}, '0.00', 'the deduction itself'],
  ['2025-06-12', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
])

cases(
  'CO.incomeTax',
  [['2025-06-12', 'BiWeekly', 2000, {}, '71.08', 'married: (52,000 − 10,000) × 4.4% ÷ 26']],
  { w4: { status: 'Married' } },
)

cases(
  'CO.incomeTax',
  [['2025-06-12', 'BiWeekly', 2000, {}, '79.54', 'head of household: (52,000 − 5,000) × 4.4% ÷ 26']],
  { w4: { status: 'Head of Household' } },
)

cases('CO.incomeTax', [['2025-06-12', 'BiWeekly', 0, {}, '44.00', '1,000 × 4.4%']], { bonus: 1000 })
