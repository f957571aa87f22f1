import { cases } from '../../../../cases.ts'

const YONKERS = { state: 'NY', localities: ['NY-YONKERS'] }

cases(
  'NY-YONKERS.incomeTax',
  [
    [
      '2026-03-31',
      'Weekly',
      400,
      { allowances: 3 },
      '1.34',
      'NYS-50-T-Y (1/26), single Example 1: 16.75% of 8.01',
    ],
    [
      '2026-03-31',
      'Weekly',
      400,
      { status: 'married', allowances: 4 },
      '1.12',
      'married Example 1: 16.75% of 6.69',
    ],
    [
      '2026-03-31',
      'Weekly',
      400,
      { allowances: 3, extra: 50 },
      '1.34',
      'the extra amount is not taxed again',
    ],
  ],
  { home: YONKERS },
)

cases(
  'NY-YONKERS.incomeTax',
  [
    ['2026-03-31', 'SemiMonthly', 400, {}, '1.38', 'Method VII Example 3: (400 − 125) × 0.5%'],
    ['2026-03-31', 'SemiMonthly', '166.99', {}, '0.00', 'below the first bound'],
    ['2026-03-31', 'SemiMonthly', 167, {}, '0.21', '(167 − 125) × 0.5%'],
  ],
  { work: YONKERS, home: { state: 'NY' } },
)
