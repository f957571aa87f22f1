import { cases } from '../../../cases.ts'

cases('CO.incomeTax', [
  ['2026-06-12', 'BiWeekly', 2000, {}, '78.69', '(52,000 − 5,500) × 4.4% ÷ 26'],
  ['2026-06-12', 'BiWeekly', 2000, { extra: 20 }, '98.69', '20 + (52,000 − 5,500) × 4.4% ÷ 26'],
  ['2026-06-12', 'Annual', 5500, {}, '0.00', 'the deduction itself'],
  ['2026-06-12', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
])

cases(
  'CO.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, {}, '69.38', 'married: (52,000 − 11,000) × 4.4% ÷ 26']],
  { w4: { status: 'Married' } },
)

cases(
  'CO.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, {}, '78.69', 'head of household: (52,000 − 5,500) × 4.4% ÷ 26']],
  { w4: { status: 'Head of Household' } },
)

cases('CO.incomeTax', [['2026-06-12', 'BiWeekly', 0, {}, '44.00', '1,000 × 4.4%']], { bonus: 1000 })
