import { cases } from '../../../../cases.ts'

cases(
  'PA-PHILADELPHIA.incomeTax',
  [['2026-07-01', 'BiWeekly', 2000, {}, '74.70', 'lives there: 2,000 × 3.735%']],
  { home: { state: 'PA', localities: ['PA-PHILADELPHIA'] } },
)

cases(
  'PA-PHILADELPHIA.incomeTax',
  [['2026-07-01', 'BiWeekly', 2000, {}, '68.50', 'works there: 2,000 × 3.425%']],
  { work: { state: 'PA', localities: ['PA-PHILADELPHIA'] }, home: { state: 'PA' } },
)
