import { cases } from '../../../../cases.ts'

cases(
  'NY-NYC.incomeTax',
  [
    [
      '2026-03-31',
      'Weekly',
      400,
      { status: 'single', allowances: 3 },
      '6.11',
      'NYS-50-T-NYC (1/26), single Example 1',
    ],
    ['2026-03-31', 'Monthly', 50000, { status: 'single', allowances: 3 }, '2070.50', 'single Example 3'],
    ['2026-03-31', 'Weekly', 400, { status: 'married', allowances: 4 }, '5.17', 'married Example 1'],
    ['2026-03-31', 'SemiMonthly', 5000, { status: 'married', allowances: 3 }, '184.37', 'married Example 2'],
    ['2026-03-31', 'Monthly', 50000, { status: 'married', allowances: 3 }, '2068.73', 'married Example 3'],
    ['2026-03-31', 'Daily', 750, { status: 'married', allowances: 2 }, '29.43', 'married Example 4'],
  ],
  { home: { state: 'NY', localities: ['NY-NYC'] } },
)

cases(
  'NY-NYC.incomeTax',
  [['2026-03-31', 'Weekly', 400, {}, '0.00', 'who only works in the city owes it nothing']],
  { work: { state: 'NY', localities: ['NY-NYC'] }, home: { state: 'NY' } },
)
