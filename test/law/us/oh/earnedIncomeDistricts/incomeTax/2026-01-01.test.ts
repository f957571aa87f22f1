import { cases } from '../../../../cases.ts'

cases(
  'OH-SD-0302.incomeTax',
  [
    [
      '2026-06-12',
      'BiWeekly',
      2000,
      { allowances: 3 },
      '25.00',
      'Hillsdale, earned income without exemptions: 2,000 × 1.25%',
    ],
    ['2026-06-12', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
  ],
  { home: { state: 'OH', localities: ['OH-SD-0302'] } },
)
