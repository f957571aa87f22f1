import { cases } from '../../../cases.ts'

cases('MT.incomeTax', [
  ['2025-01-01', 'Annual', 36100, { status: 'single_or_both' }, '992.00', 'on the bound: 992'],
  ['2025-01-01', 'Annual', 36000, { status: 'single_or_both' }, '987.00', '(36,000 − 15,000) × 4.7%'],
  [
    '2025-01-01',
    'BiWeekly',
    2950,
    { status: 'single_or_both' },
    '130.00',
    '(992 + (2,950 × 26 − 36,100) × 5.9%) ÷ 26',
  ],
  ['2025-12-31', 'Weekly', 1000, { status: 'married_joint' }, '20.00', '(52,000 − 30,000) × 4.7% ÷ 52'],
  [
    '2025-06-12',
    'Monthly',
    6000,
    { status: 'head_household' },
    '212.00',
    '(1,490 + (72,000 − 54,200) × 5.9%) ÷ 12',
  ],
  [
    '2025-06-12',
    'Weekly',
    1000,
    {},
    '37.00',
    'no certificate, line 1a: (992 + (52,000 − 36,100) × 5.9%) ÷ 52',
  ],
  [
    '2025-06-12',
    'Weekly',
    1000,
    { extra: 5 },
    '42.00',
    'with 5 more: 5 + (992 + (52,000 − 36,100) × 5.9%) ÷ 52',
  ],
  ['2025-06-12', 'Weekly', 1000, { exempt: true }, '0.00', 'exempt'],
])

cases('MT.incomeTax', [['2025-06-12', 'Weekly', 0, {}, '50.00', 'a bonus alone: 1,000 × 5%']], {
  bonus: 1000,
})
