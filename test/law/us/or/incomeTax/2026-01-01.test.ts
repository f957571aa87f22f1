import { usd } from '../../../../../src/kernel/money.ts'
import { cases } from '../../../cases.ts'

cases(
  'OR.incomeTax',
  [
    [
      '2026-01-30',
      'Monthly',
      '2083.33',
      { status: 'single' },
      '149.00',
      '150-206-436 example 2, federal tax 83.33: 1,789 ÷ 12',
    ],
  ],
  { w4: { extra: usd(9.16) } },
)

cases(
  'OR.incomeTax',
  [
    [
      '2026-01-30',
      'Weekly',
      '480.77',
      { status: 'single' },
      '34.00',
      'example 2, federal tax 19.23: 1,789 ÷ 52',
    ],
  ],
  { w4: { extra: usd(2.11) } },
)

cases(
  'OR.incomeTax',
  [
    [
      '2026-01-30',
      'Daily',
      '96.15',
      { status: 'single' },
      '7.00',
      'example 2, federal tax 3.85: 1,789 ÷ 260',
    ],
  ],
  { w4: { extra: usd(0.43) } },
)

cases('OR.incomeTax', [
  [
    '2026-06-12',
    'Annual',
    132000,
    { status: 'single', allowances: 4 },
    '10517.00',
    'example 3, 5,250 of federal tax and no allowance: 678 + (132,000 − 5,250 − 2,910 − 11,400) × 8.75%',
  ],
  [
    '2026-06-12',
    'Annual',
    175000,
    { status: 'married_higher_single', allowances: 4 },
    '15280.00',
    'example 4, no federal tax and no allowance: 10,618 + (175,000 − 2,910 − 125,000) × 9.9%',
  ],
  [
    '2026-06-12',
    'Annual',
    145000,
    { status: 'single' },
    '12310.00',
    'no federal tax from 145,000 on: 10,618 + (145,000 − 2,910 − 125,000) × 9.9%',
  ],
  ['2026-06-12', 'BiWeekly', 1000, {}, '80.00', 'no certificate: 1,000 × 8%'],
  ['2026-06-12', 'Annual', 20000, { status: 'married', allowances: 3, exempt: true }, '0.00', 'exempt'],
])

cases('OR.incomeTax', [['2026-06-12', 'Weekly', 0, {}, '80.00', 'a bonus alone: 1,000 × 8%']], {
  bonus: 1000,
})
