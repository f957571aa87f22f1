import { cases } from '../../../cases.ts'

cases('MT.incomeTax', [
  [
    '2026-03-31',
    'BiWeekly',
    2950,
    { status: 'single_or_both' },
    '114.00',
    'Montana Employer Guide 2026, example line 2: 86 + (2,950 − 2,446) × 5.65%',
  ],
  [
    '2026-03-31',
    'Weekly',
    475,
    { status: 'single_or_both' },
    '8.00',
    'Montana Employer Guide 2026, example 1a: (475 − 310) × 4.7%',
  ],
  [
    '2026-03-31',
    'SemiMonthly',
    1375,
    { status: 'head_household' },
    '17.00',
    'Montana Employer Guide 2026, example 1c: (1,375 − 1,006) × 4.7%',
  ],
  ['2026-01-01', 'Monthly', 5300, { status: 'single_or_both' }, '187.00', 'on the bound: 187'],
  ['2026-01-01', 'Monthly', 5299, { status: 'single_or_both' }, '186.00', '(5,299 − 1,342) × 4.7%'],
  ['2026-03-31', 'Weekly', 309, {}, '0.00', 'below the first bound'],
  ['2026-03-31', 'Weekly', 3000, { status: 'married_joint' }, '117.00', '86 + (3,000 − 2,446) × 5.65%'],
  [
    '2026-03-31',
    'Quarterly',
    20000,
    { status: 'single_or_both' },
    '790.00',
    'by the table of the year: (2,233 + (80,000 − 63,600) × 5.65%) ÷ 4',
  ],
  ['2026-03-31', 'Weekly', 1000, { extra: '7.5' }, '39.50', '7.5 + 32'],
])
