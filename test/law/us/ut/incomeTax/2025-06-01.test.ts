import { cases } from '../../../cases.ts'

cases('UT.incomeTax', [
  [
    '2025-06-01',
    'BiWeekly',
    2600,
    {},
    '117.00',
    'Publication 14 (Rev. 4/25) page 11, example 2: 2,600 × 4.5%',
  ],
  ['2026-05-31', 'BiWeekly', 2600, {}, '117.00', 'the last day: 2,600 × 4.5%'],
  ['2026-05-31', 'Weekly', 400, { extra: 3 }, '15.00', '3 + 18 − (9 − 3)'],
])

cases('UT.incomeTax', [['2025-12-12', 'Monthly', 7800, {}, '351.00', '7,800 × 4.5%']], {
  w4: { status: 'Married' },
})
