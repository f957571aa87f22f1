import { cases } from '../../../cases.ts'

cases('NY.incomeTax', [
  [
    '2026-03-31',
    'Weekly',
    400,
    { status: 'single', allowances: 3 },
    '8.01',
    'NYS-50-T-NYS (1/26) p. 16, single Example 1',
  ],
  [
    '2026-03-31',
    'SemiMonthly',
    5000,
    { status: 'single', allowances: 1 },
    '258.50',
    'single Example 2 prints 258.51; its own table gives 258.50',
  ],
  ['2026-03-31', 'Daily', 750, { status: 'single', allowances: 2 }, '44.10', 'single Example 4'],
  ['2026-03-31', 'Monthly', 120000, {}, '12475.56', 'Method III: (120,000 − 616.70) × 10.45%'],
  ['2026-03-31', 'Weekly', '25142.30', {}, '2612.50', 'Method III: 25,000 × 10.45%'],
  [
    '2026-03-31',
    'Quarterly',
    15000,
    { allowances: 1 },
    '655.50',
    'three months: 3 × (48.83 + (5,000 − 616.70 − 83.30 − 1,158) × 5.4%)',
  ],
])

cases(
  'NY.incomeTax',
  [
    [
      '2026-03-31',
      'Weekly',
      142.3,
      { status: 'single' },
      '50.85',
      '142.30 is free, so one payment: 11.27 + (1,000 − 267) × 5.4%',
    ],
    ['2026-03-31', 'Weekly', 1000, { status: 'single' }, '160.17', '43.17 + 1,000 × 11.7%'],
  ],
  { bonus: 1000 },
)
