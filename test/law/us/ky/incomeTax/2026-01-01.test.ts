import { cases } from '../../../cases.ts'

cases('KY.incomeTax', [
  [
    '2026-06-12',
    'Monthly',
    3270,
    {},
    '104.65',
    '42A003(TCF) 2026, monthly example: (39,240 − 3,360) × 3.5% ÷ 12',
  ],
  ['2026-06-12', 'BiWeekly', 2000, {}, '65.48', '(52,000 − 3,360) × 3.5% ÷ 26'],
  ['2026-06-12', 'BiWeekly', 2000, { extra: 10 }, '75.48', '10 + (52,000 − 3,360) × 3.5% ÷ 26'],
  ['2026-06-12', 'Annual', 3360, {}, '0.00', 'the deduction itself'],
  ['2026-06-12', 'BiWeekly', 2000, { exempt: true }, '0.00', 'K-4'],
])

cases('KY.incomeTax', [['2026-06-12', 'BiWeekly', 0, {}, '35.00', '1,000 × 3.5%']], { bonus: 1000 })

cases('KY.incomeTax', [['2026-06-12', 'BiWeekly', 2000, {}, '0.00', 'a resident of Indiana is spared']], {
  home: { state: 'IN' },
})
