import { cases } from '../../../../cases.ts'

cases(
  'KY-LOUISVILLE.incomeTax',
  [
    ['2026-06-12', 'BiWeekly', 2000, {}, '29.00', '2,000 × 1.45%'],
    [
      '2026-06-12',
      'BiWeekly',
      2000,
      { exempt: true },
      '29.00',
      "the state's exemption is not the city's: 2,000 × 1.45%",
    ],
  ],
  { work: { state: 'KY', localities: ['KY-LOUISVILLE'] }, home: { state: 'KY' } },
)

cases(
  'KY-LOUISVILLE.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, {}, '44.00', 'a resident: 2,000 × 2.2%']],
  {
    work: { state: 'KY', localities: ['KY-LOUISVILLE'] },
    home: { state: 'KY', localities: ['KY-LOUISVILLE'] },
  },
)

cases(
  'KY-LEXINGTON.incomeTax',
  [
    [
      '2026-06-12',
      'BiWeekly',
      2000,
      {},
      '45.00',
      'a resident of Indiana, spared by the state only: 2,000 × 2.25%',
    ],
  ],
  { work: { state: 'KY', localities: ['KY-LEXINGTON'] }, home: { state: 'IN' } },
)

cases('KY-OWENSBORO.incomeTax', [['2026-06-12', 'BiWeekly', 2000, {}, '35.60', '2,000 × 1.78%']], {
  work: { state: 'KY', localities: ['KY-OWENSBORO'] },
  home: { state: 'KY' },
})

cases('KY-RADCLIFF.incomeTax', [['2026-06-12', 'BiWeekly', 2000, {}, '45.00', 'unsure: 2,000 × 2.25%']], {
  work: { state: 'KY', localities: ['KY-RADCLIFF'] },
  home: { state: 'KY' },
})
