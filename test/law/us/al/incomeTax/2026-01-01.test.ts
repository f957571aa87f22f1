import { usd } from '../../../../../src/kernel/money.ts'
import { cases } from '../../../cases.ts'

cases(
  'AL.incomeTax',
  [
    // The booklet withholds 35.19 federal; this certificate does: (44,200 − 32,200) × 10% ÷ 52 + 12.11.
    [
      '2026-03-31',
      'Weekly',
      850,
      { status: 'M', dependents: 2 },
      '29.59',
      'booklet Rev. 01/26 p. 7-8: (220 + (44,200 − 5,000 − 3,000 − 2,000 − 1,829.88 − 6,000) × 5%) ÷ 52',
    ],
  ],
  { w4: { status: 'Married', extra: usd('12.11') } },
)

cases(
  'AL.incomeTax',
  [
    [
      '2026-03-31',
      'BiWeekly',
      2000,
      { status: 'S' },
      '90.77',
      'no federal tax: (110 + (52,000 − 2,500 − 1,500 − 3,000) × 5%) ÷ 26',
    ],
    [
      '2026-03-31',
      'BiWeekly',
      1000,
      { status: 'S', dependents: 1 },
      '37.93',
      '26,000 is one step of 25: (110 + (26,000 − 2,975 − 1,500 − 1,000 − 3,000) × 5%) ÷ 26',
    ],
    [
      '2026-03-31',
      'Annual',
      25999,
      { status: 'S' },
      '1034.95',
      'the most: 110 + (25,999 − 3,000 − 1,500 − 3,000) × 5%',
    ],
    [
      '2026-03-31',
      'Annual',
      35499,
      { status: 'M' },
      '1286.20',
      'nineteen steps of 175: 220 + (35,499 − 5,175 − 3,000 − 6,000) × 5%',
    ],
    [
      '2026-03-31',
      'Annual',
      35500,
      { status: 'M' },
      '1295.00',
      'the least: 220 + (35,500 − 5,000 − 3,000 − 6,000) × 5%',
    ],
    [
      '2026-03-31',
      'Annual',
      17749,
      { status: 'MS' },
      '643.55',
      'nineteen steps of 88: 110 + (17,749 − 2,578 − 1,500 − 3,000) × 5%',
    ],
    [
      '2026-03-31',
      'Annual',
      50000,
      { status: 'H', dependents: 2 },
      '2085.00',
      'two dependents of 1,000: 110 + (50,000 − 2,500 − 3,000 − 2,000 − 3,000) × 5%',
    ],
    [
      '2026-03-31',
      'Annual',
      50001,
      { status: 'H', dependents: 2 },
      '2135.05',
      'of 500: 110 + (50,001 − 2,500 − 3,000 − 1,000 − 3,000) × 5%',
    ],
    [
      '2026-03-31',
      'Annual',
      100001,
      { status: 'H', dependents: 2 },
      '4655.05',
      'of 300: 110 + (100,001 − 2,500 − 3,000 − 600 − 3,000) × 5%',
    ],
    [
      '2026-03-31',
      'BiWeekly',
      1000,
      {},
      '42.74',
      'no certificate is code 0: (110 + (26,000 − 2,975 − 3,000) × 5%) ÷ 26',
    ],
    ['2026-03-31', 'BiWeekly', 1000, { extra: 5 }, '47.74', '5 + (110 + (26,000 − 2,975 − 3,000) × 5%) ÷ 26'],
    ['2026-03-31', 'BiWeekly', 1000, { exempt: true }, '0.00', 'line 6'],
  ],
  { w4: { exempt: true } },
)

cases('AL.incomeTax', [['2026-03-31', 'BiWeekly', 0, {}, '50.00', '1,000 × 5%']], { bonus: 1000 })
