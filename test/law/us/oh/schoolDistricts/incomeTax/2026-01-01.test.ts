import { cases } from '../../../../cases.ts'

cases(
  'OH-SD-2501.incomeTax',
  [
    [
      '2026-06-12',
      'BiWeekly',
      2000,
      { allowances: 3 },
      '14.44',
      'Bexley, income base: (2,000 − 3 × 650 ÷ 26) × 0.75%',
    ],
    ['2026-06-12', 'BiWeekly', 2000, {}, '15.00', '2,000 × 0.75%'],
    ['2026-06-12', 'BiWeekly', 50, { allowances: 3 }, '0.00', 'less than the exemptions'],
  ],
  { home: { state: 'OH', localities: ['OH-SD-2501'] } },
)

cases('OH-SD-2501.incomeTax', [['2026-06-12', 'BiWeekly', 2000, {}, '0.00', 'only its residents']], {
  work: { state: 'OH', localities: ['OH-SD-2501'] },
  home: { state: 'OH' },
})
