import { cases } from '../../../../cases.ts'

cases(
  'OR-EUGENE.communitySafety',
  [
    ['2026-07-10', 'BiWeekly', 1244, {}, '5.47', '32,344 a year: 1,244 × 0.44%'],
    ['2026-07-10', 'BiWeekly', '1243.99', {}, '0.00', 'a cent below the floor'],
  ],
  { work: { state: 'OR', localities: ['OR-EUGENE'] } },
)
