import { cases } from '../../../../cases.ts'

cases(
  'PA-PHILADELPHIA.incomeTax',
  [
    ['2025-01-01', 'BiWeekly', 2000, {}, '75.00', 'lives there: 2,000 × 3.75%'],
    ['2025-06-30', 'BiWeekly', 2000, {}, '75.00', 'lives there: 2,000 × 3.75%'],
  ],
  { home: { state: 'PA', localities: ['PA-PHILADELPHIA'] } },
)

cases(
  'PA-PHILADELPHIA.incomeTax',
  [
    ['2025-01-01', 'BiWeekly', 2000, {}, '68.80', 'works there: 2,000 × 3.44%'],
    ['2025-06-30', 'BiWeekly', 2000, {}, '68.80', 'works there: 2,000 × 3.44%'],
  ],
  { work: { state: 'PA', localities: ['PA-PHILADELPHIA'] }, home: { state: 'PA' } },
)
