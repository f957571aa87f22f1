import { cases } from '../../../cases.ts'

cases('KY.incomeTax', [
  ['2025-06-12', 'BiWeekly', 2000, {}, '74.97', '(52,000 − 3,270) × 4% ÷ 26'],
  ['2025-06-12', 'BiWeekly', 2000, { extra: 10 }, '84.97', '10 + (52,000 − 3,270) × 4% ÷ 26'],
  ['2025-06-12', 'Annual', 3270, {}, '0.00', 'the deduction itself'],
  ['2025-06-12', 'BiWeekly', 2000, { exempt: true }, '0.00', 'K-4'],
])

cases('KY.incomeTax', [['2025-06-12', 'BiWeekly', 0, {}, '40.00', '1,000 × 4%']], { bonus: 1000 })

cases('KY.incomeTax', [['2025-06-12', 'BiWeekly', 2000, {}, '0.00', 'a resident of Indiana is spared']], {
  home: { state: 'IN' },
})
