import { cases } from '../../../../cases.ts'

cases(
  'MI-DETROIT.incomeTax',
  [
    ['2025-06-12', 'BiWeekly', 2000, { exemptions: 2 }, '46.89', '(2,000 − 2 × 600 ÷ 26) × 2.4%'],
    ['2026-06-12', 'BiWeekly', 2000, {}, '48.00', '2,000 × 2.4%'],
    ['2026-06-12', 'BiWeekly', 2000, { extra: 5 }, '48.00', "the extra amount is the state's: 2,000 × 2.4%"],
  ],
  { home: { state: 'MI', localities: ['MI-DETROIT'] } },
)

cases(
  'MI-DETROIT.incomeTax',
  [
    [
      '2026-06-12',
      'BiWeekly',
      2000,
      { exemptions: 1 },
      '23.72',
      'works there, lives elsewhere: (2,000 − 600 ÷ 26) × 1.2%',
    ],
  ],
  { work: { state: 'MI', localities: ['MI-DETROIT'] }, home: { state: 'MI' } },
)

cases(
  'MI-GRAND-RAPIDS.incomeTax',
  [
    [
      '2026-06-12',
      'BiWeekly',
      2000,
      {},
      '20.00',
      'home, less what Lansing took: 2,000 × 1.5% − 2,000 × 0.5%',
    ],
  ],
  {
    work: { state: 'MI', localities: ['MI-LANSING'] },
    home: { state: 'MI', localities: ['MI-GRAND-RAPIDS'] },
  },
)

cases(
  'MI-FLINT.incomeTax',
  [
    [
      '2026-06-12',
      'BiWeekly',
      2000,
      {},
      '10.00',
      'home, less no more than its own nonresident rate: 2,000 × 1% − 2,000 × 0.5%',
    ],
  ],
  { work: { state: 'MI', localities: ['MI-DETROIT'] }, home: { state: 'MI', localities: ['MI-FLINT'] } },
)

cases(
  'MI-GRAYLING.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, { exemptions: 1 }, '28.85', 'with the bonus: (3,000 − 3,000 ÷ 26) × 1%']],
  { bonus: 1000, home: { state: 'MI', localities: ['MI-GRAYLING'] } },
)
