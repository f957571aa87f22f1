import { cases } from '../../../../cases.ts'

cases(
  'IN-MARION.incomeTax',
  [
    [
      '2025-06-12',
      'BiWeekly',
      2000,
      { personal: 2, dependent: 1 },
      '37.68',
      '(2,000 − 76.92 − 57.69) × 2.02%',
    ],
    ['2025-06-12', 'BiWeekly', 2000, {}, '40.40', '2,000 × 2.02%'],
    ['2025-06-12', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
    ['2025-06-12', 'BiWeekly', 2000, { extra: 5 }, '40.40', "the extra amount is the state's: 2,000 × 2.02%"],
  ],
  { home: { state: 'IN', localities: ['IN-MARION'] } },
)

cases('IN-LAKE.incomeTax', [['2025-06-12', 'BiWeekly', 2000, {}, '0.00', 'taxed at home, not at work']], {
  home: { state: 'IN', localities: ['IN-MARION'] },
  work: { state: 'IN', localities: ['IN-LAKE'] },
})

cases(
  'IN-LAKE.incomeTax',
  [['2025-06-12', 'BiWeekly', 2000, {}, '30.00', 'the home county is not known: 2,000 × 1.5%']],
  { work: { state: 'IN', localities: ['IN-LAKE'] }, home: { state: 'IN' } },
)

cases(
  'IN-LAKE.incomeTax',
  [
    [
      '2025-06-12',
      'BiWeekly',
      2000,
      {},
      '30.00',
      'a resident of Kentucky, spared by the state, not by the county: 2,000 × 1.5%',
    ],
  ],
  { work: { state: 'IN', localities: ['IN-LAKE'] }, home: { state: 'KY' } },
)

cases('IN-CARROLL.incomeTax', [['2025-06-12', 'BiWeekly', 2000, {}, '45.47', '2,000 × 2.2733%']], {
  home: { state: 'IN', localities: ['IN-CARROLL'] },
})

cases(
  'IN-ST-JOSEPH.incomeTax',
  [['2025-06-12', 'BiWeekly', 2000, {}, '52.50', '2,000 × 1.75% + 1,000 × 1.75%']],
  { bonus: 1000, home: { state: 'IN', localities: ['IN-ST-JOSEPH'] } },
)

cases(
  'IN-LAKE.incomeTax',
  [['2025-06-12', 'BiWeekly', 2000, {}, '0.00', 'the spouse of a service member from elsewhere']],
  { work: { state: 'IN', localities: ['IN-LAKE'] }, home: { state: 'FL' }, given: { militarySpouse: true } },
)
