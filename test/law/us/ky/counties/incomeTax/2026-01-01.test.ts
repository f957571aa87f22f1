import { cases } from '../../../../cases.ts'

const IN_WARREN = { state: 'KY', localities: ['KY-BOWLING-GREEN', 'KY-WARREN-COUNTY'] }

cases('KY-BOWLING-GREEN.incomeTax', [['2026-06-12', 'BiWeekly', 3000, {}, '60.00', '3,000 × 2%']], {
  work: IN_WARREN,
})
cases(
  'KY-WARREN-COUNTY.incomeTax',
  [['2026-06-12', 'BiWeekly', 3000, {}, '0.00', '3,000 × 1% − 60.00 of the city (KRS 68.197(7))']],
  { work: IN_WARREN },
)
cases(
  'KY-WARREN-COUNTY.incomeTax',
  [
    [
      '2026-06-12',
      'BiWeekly',
      3000,
      {},
      '0.00',
      'a resident of the city: the credit does not depend on the order',
    ],
  ],
  { work: { ...IN_WARREN, localities: IN_WARREN.localities.toReversed() }, home: IN_WARREN },
)
cases(
  'KY-WARREN-COUNTY.incomeTax',
  [['2026-06-12', 'BiWeekly', 3000, {}, '30.00', 'outside any city: 3,000 × 1%']],
  {
    work: { state: 'KY', localities: ['KY-WARREN-COUNTY'] },
  },
)
cases('KY-HANCOCK-COUNTY.incomeTax', [['2026-06-12', 'BiWeekly', 3000, {}, '48.00', '3,000 × 1.6%']], {
  work: { state: 'KY', localities: ['KY-HANCOCK-COUNTY'] },
})
cases(
  'KY-LOGAN-COUNTY.incomeTax',
  [['2026-06-12', 'BiWeekly', 3000, {}, '22.50', 'fewer than 30,000 people, no credit: 3,000 × 0.75%']],
  { work: { state: 'KY', localities: ['KY-RUSSELLVILLE', 'KY-LOGAN-COUNTY'] } },
)
