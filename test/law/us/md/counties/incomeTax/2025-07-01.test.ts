import { cases } from '../../../../cases.ts'

cases(
  'MD-BALTIMORE.incomeTax',
  [
    [
      '2025-07-01',
      'BiWeekly',
      2000,
      { status: 'single', exemptions: 2 },
      '52.02',
      '(2,000 − 128.25 − 2 × 123.08) × 3.2%',
    ],
    ['2025-07-01', 'BiWeekly', 2000, {}, '59.90', '(2,000 − 128.25) × 3.2%'],
    ['2025-07-01', 'Weekly', '95.99', {}, '0.00', 'below the least wages'],
    ['2025-07-01', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
  ],
  { home: { state: 'MD', localities: ['MD-BALTIMORE'] } },
)

cases(
  'MD-BALTIMORE-COUNTY.incomeTax',
  [['2025-07-01', 'BiWeekly', 2000, {}, '59.90', '(2,000 − 128.25) × 3.2%']],
  { home: { state: 'MD', localities: ['MD-BALTIMORE-COUNTY'] } },
)

cases('MD-ALLEGANY.incomeTax', [['2025-07-01', 'BiWeekly', 2000, {}, '56.71', '(2,000 − 128.25) × 3.03%']], {
  home: { state: 'MD', localities: ['MD-ALLEGANY'] },
})

cases('MD-KENT.incomeTax', [['2025-07-01', 'BiWeekly', 2000, {}, '59.90', '(2,000 − 128.25) × 3.2%']], {
  home: { state: 'MD', localities: ['MD-KENT'] },
})

cases('MD-WORCESTER.incomeTax', [['2025-07-01', 'BiWeekly', 0, {}, '22.50', '1,000 × 2.25%']], {
  bonus: 1000,
  home: { state: 'MD', localities: ['MD-WORCESTER'] },
})

cases('MD-HOWARD.incomeTax', [['2025-07-01', 'BiWeekly', 2000, {}, '0.00', 'works there, lives elsewhere']], {
  work: { state: 'MD', localities: ['MD-HOWARD'] },
  home: { state: 'MD', localities: ['MD-BALTIMORE'] },
})

cases(
  'MD-HOWARD.incomeTax',
  [['2025-07-01', 'BiWeekly', 2000, {}, '59.90', 'the home county is not known: (2,000 − 128.25) × 3.2%']],
  { work: { state: 'MD', localities: ['MD-HOWARD'] }, home: { state: 'MD' } },
)

cases(
  'MD-HOWARD.incomeTax',
  [['2025-07-01', 'BiWeekly', 2000, {}, '0.00', "a nonresident pays the state's special rate instead"]],
  { work: { state: 'MD', localities: ['MD-HOWARD'] }, home: { state: 'FL' } },
)
