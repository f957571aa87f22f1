import { cases } from '../../../cases.ts'

cases('NM.incomeTax', [
  ['2026-03-31', 'Weekly', 1000, {}, '31.86', 'FYI-104: 22.41 + (1,000 − 799) × 4.7%'],
  ['2026-03-31', 'Weekly', 261, {}, '1.59', 'FYI-104, on the bound: (261 − 155) × 1.5%'],
  ['2026-03-31', 'SemiMonthly', 340, {}, '0.08', 'FYI-104, table 3: (340 − 335) × 1.5%'],
  ['2026-03-31', 'Weekly', 700, {}, '18.17', 'FYI-104: 15.80 + (700 − 645) × 4.3%'],
  ['2026-03-31', 'Weekly', 262, {}, '1.62', 'over the bound: 1.59 + (262 − 261) × 3.2%'],
  ['2026-01-01', 'Weekly', 100, {}, '0.00', 'the first day'],
  ['2026-03-31', 'Weekly', 100, { extra: 4 }, '4.00', '4 + 0'],
  [
    '2026-03-31',
    'Monthly',
    737,
    {},
    '0.00',
    'FYI-104 p. 2, under a dollar a month: (737 − 671) × 1.5% = 0.99',
  ],
  ['2026-03-31', 'Monthly', 738, {}, '1.01', '(738 − 671) × 1.5%'],
])

cases(
  'NM.incomeTax',
  [
    [
      '2026-03-31',
      'Weekly',
      1000,
      { extra: 20 },
      '41.80',
      'FYI-104 (REV. 11/2025) pages 2 and 3, with 20 more',
    ],
    ['2026-03-31', 'Weekly', 463, {}, '2.30', 'FYI-104'],
  ],
  { w4: { status: 'Married' } },
)

cases('NM.incomeTax', [['2026-03-31', 'Weekly', 1000, {}, '25.11', 'FYI-104']], {
  w4: { status: 'Head of Household' },
})

cases('NM.incomeTax', [['2026-03-31', 'Weekly', 0, {}, '59.00', 'a bonus alone: 1,000 × 5.9%']], {
  bonus: 1000,
})
