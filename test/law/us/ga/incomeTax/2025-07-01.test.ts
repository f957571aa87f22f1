import { cases } from '../../../cases.ts'

cases('GA.incomeTax', [
  [
    '2025-07-15',
    'SemiMonthly',
    '1470.83',
    { status: 'C', dependents: 1 },
    '15.79',
    'GA Employer Guide rev. June 2025, Table E',
  ],
  [
    '2026-03-15',
    'SemiMonthly',
    '1470.83',
    { status: 'C', dependents: 1 },
    '15.79',
    'GA Employer Guide 2026 (January)',
  ],
  [
    '2026-03-15',
    'BiWeekly',
    '730.77',
    { status: 'D', dependents: 2 },
    '0.00',
    'GA Employer Guide 2026 (January)',
  ],
  ['2025-07-01', 'Monthly', 5000, {}, '207.60', 'the first day: (60,000 − 12,000) × 5.19% ÷ 12'],
  ['2026-05-10', 'Monthly', 5000, {}, '207.60', 'the last day'],
])
