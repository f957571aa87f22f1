import { cases } from '../../../../cases.ts'

cases('AL-OPELIKA.incomeTax', [['2025-04-01', 'BiWeekly', 2000, {}, '20.00', '2,000 × 1%']], {
  work: { state: 'AL', localities: ['AL-OPELIKA'] },
  home: { state: 'AL' },
})

cases(
  'AL-BIRMINGHAM.incomeTax',
  [
    ['2025-04-01', 'BiWeekly', 2000, {}, '20.00', '2,000 × 1%'],
    [
      '2025-04-01',
      'BiWeekly',
      2000,
      { exempt: true },
      '20.00',
      "the state's exemption is not the city's: 2,000 × 1%",
    ],
  ],
  { work: { state: 'AL', localities: ['AL-BIRMINGHAM'] }, home: { state: 'AL' } },
)

cases(
  'AL-GADSDEN.incomeTax',
  [['2025-04-01', 'BiWeekly', 2000, {}, '0.00', 'lives there, works elsewhere']],
  { work: { state: 'AL' }, home: { state: 'AL', localities: ['AL-GADSDEN'] } },
)
