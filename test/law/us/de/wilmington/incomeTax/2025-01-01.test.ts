import { cases } from '../../../../cases.ts'

cases(
  'DE-WILMINGTON.incomeTax',
  [['2025-06-12', 'BiWeekly', 2000, {}, '25.00', 'a resident: 2,000 × 1.25%']],
  { home: { state: 'DE', localities: ['DE-WILMINGTON'] } },
)

cases(
  'DE-WILMINGTON.incomeTax',
  [
    [
      '2026-06-12',
      'BiWeekly',
      2000,
      { exempt: true },
      '25.00',
      "works there; the state's exemption is not the city's: 2,000 × 1.25%",
    ],
  ],
  { work: { state: 'DE', localities: ['DE-WILMINGTON'] }, home: { state: 'DE' } },
)
