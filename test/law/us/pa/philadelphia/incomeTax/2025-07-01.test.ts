import { cases } from '../../../../cases.ts'

cases(
  'PA-PHILADELPHIA.incomeTax',
  [
    ['2025-07-01', 'BiWeekly', 2000, {}, '74.80', 'lives there: 2,000 × 3.74%'],
    ['2026-06-30', 'BiWeekly', 2000, {}, '74.80', 'lives there: 2,000 × 3.74%'],
  ],
  { home: { state: 'PA', localities: ['PA-PHILADELPHIA'] } },
)

cases(
  'PA-PHILADELPHIA.incomeTax',
  [
    ['2025-07-01', 'BiWeekly', 2000, {}, '68.60', 'works there: 2,000 × 3.43%'],
    ['2026-06-30', 'BiWeekly', 2000, {}, '68.60', 'works there: 2,000 × 3.43%'],
  ],
  { work: { state: 'PA', localities: ['PA-PHILADELPHIA'] }, home: { state: 'PA' } },
)
