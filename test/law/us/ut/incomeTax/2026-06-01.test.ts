import { cases } from '../../../cases.ts'

cases('UT.incomeTax', [
  ['2026-06-05', 'Weekly', 400, {}, '12.00', 'Publication 14 (Rev. 4/26) page 11, example 1: 18 − (9 − 3)'],
  ['2026-06-12', 'BiWeekly', 2600, {}, '116.00', 'example 2: 2,600 × 4.45%'],
  ['2026-06-12', 'Weekly', 0, {}, '0.00', 'no wages'],
  ['2026-06-12', 'Weekly', 400, { exempt: true }, '0.00', 'exempt'],
])

cases(
  'UT.incomeTax',
  [
    ['2026-06-15', 'SemiMonthly', 1200, {}, '18.00', 'example 3: 53 − (40 − 5)'],
    ['2026-06-30', 'Monthly', 7800, {}, '347.00', 'example 4: 347 − 0'],
    ['2026-06-01', 'Daily', 175, {}, '5.00', 'example 6: 8 − (4 − 1)'],
  ],
  { w4: { status: 'Married' } },
)

cases(
  'UT.incomeTax',
  [['2026-06-12', 'BiWeekly', 2600, {}, '117.00', 'the period began in May: 2,600 × 4.5%']],
  { from: '2026-05-30', to: '2026-06-12' },
)

cases('UT.incomeTax', [['2026-06-12', 'BiWeekly', 1600, {}, '116.00', 'a bonus is added: 2,600 × 4.45%']], {
  bonus: 1000,
})
