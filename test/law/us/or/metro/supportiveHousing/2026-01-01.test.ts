import { cases } from '../../../../cases.ts'

cases(
  'OR-METRO.supportiveHousing',
  [
    ['2026-06-12', 'BiWeekly', 10000, { status: 'single' }, '50.77', '(260,000 − 128,000) × 1% ÷ 26'],
    ['2026-06-12', 'BiWeekly', 10000, { status: 'married' }, '21.15', '(260,000 − 205,000) × 1% ÷ 26'],
    ['2026-06-12', 'BiWeekly', 4000, { status: 'single' }, '0.00', '104,000 a year is below'],
  ],
  { work: { state: 'OR', localities: ['OR-METRO'] } },
)
