import { cases } from '../../../cases.ts'

cases('IN.incomeTax', [
  [
    '2026-06-12',
    'BiWeekly',
    2000,
    { personal: 2, dependent: 1, firstTime: 1, adopted: 1 },
    '49.92',
    '(2,000 − 76.92 − 57.69 − 57.69 − 115.38) × 2.95%',
  ],
  ['2026-06-12', 'Weekly', 800, { personal: 1 }, '23.03', '(800 − 19.23) × 2.95%'],
  ['2026-06-12', 'Daily', 200, { personal: 1 }, '5.82', '365 days: (200 − 2.74) × 2.95%'],
  ['2026-06-12', 'Weekly', 800, {}, '23.60', '800 × 2.95%'],
  ['2026-06-12', 'Weekly', 800, { extra: 5 }, '28.60', '800 × 2.95% + 5'],
  ['2026-06-12', 'Weekly', 800, { exempt: true }, '0.00', 'exempt'],
  ['2026-06-12', 'Weekly', '19.23', { personal: 1 }, '0.00', 'the exemption itself'],
])

cases('IN.incomeTax', [['2026-06-12', 'Weekly', 0, {}, '29.50', '1,000 × 2.95%']], { bonus: 1000 })

cases('IN.incomeTax', [['2026-06-12', 'Weekly', 800, {}, '0.00', 'a resident of Kentucky is spared']], {
  home: { state: 'KY' },
})
