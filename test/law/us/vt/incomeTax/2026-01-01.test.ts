import { usd } from '../../../../../src/kernel/money.ts'
import { cases } from '../../../cases.ts'

cases('VT.incomeTax', [
  [
    '2026-06-12',
    'Weekly',
    1800,
    { status: 'married', allowances: 2 },
    '45.77',
    'GB-1210 (2026): (1,800 − 207.70 − 226) × 3.35%',
  ],
  ['2026-01-01', 'Weekly', 1800, { status: 'single' }, '82.13', 'GB-1210: 32.70 + (1,800 − 1,051) × 6.6%'],
  ['2026-06-12', 'Weekly', 1800, { status: 'married_higher_single' }, '82.13', 'the single rate, as above'],
  ['2026-06-12', 'Weekly', 75, {}, '0.00', 'on the bound'],
  ['2026-06-12', 'Weekly', 1800, { exempt: true }, '0.00', 'exempt'],
])

cases(
  'VT.incomeTax',
  [
    ['2026-06-12', 'Weekly', 1800, {}, '85.13', 'no W-4VT: 82.13 and 30% of the federal 10'],
    ['2026-06-12', 'Weekly', 1800, { status: 'single' }, '82.13', 'a W-4VT is filed'],
  ],
  { w4: { extra: usd(10) } },
)

cases(
  'VT.incomeTax',
  [['2026-06-12', 'Weekly', 0, {}, '66.00', 'a bonus alone, 30% of its federal tax: 1,000 × 22% × 30%']],
  { bonus: 1000 },
)
