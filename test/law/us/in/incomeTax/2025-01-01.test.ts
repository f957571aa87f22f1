import { cases } from '../../../cases.ts'

cases('IN.incomeTax', [
  [
    '2025-06-12',
    'BiWeekly',
    2000,
    { personal: 2, dependent: 1, firstTime: 1, adopted: 1 },
    '50.77',
    '(2,000 − 76.92 − 57.69 − 57.69 − 115.38) × 3%',
  ],
  ['2025-06-12', 'Weekly', 800, { personal: 1 }, '23.42', '(800 − 19.23) × 3%'],
  ['2025-06-12', 'Daily', 200, { personal: 1 }, '5.92', '365 days: (200 − 2.74) × 3%'],
  ['2025-06-12', 'Weekly', 800, {}, '24.00', '800 × 3%'],
  ['2025-06-12', 'Weekly', 800, { extra: 5 }, '29.00', '800 × 3% + 5'],
  ['2025-06-12', 'Weekly', 800, { exempt: true }, '0.00', 'exempt'],
  ['2025-06-12', 'Weekly', '19.23', { personal: 1 }, '0.00', 'the exemption itself'],
])

cases('IN.incomeTax', [['2025-06-12', 'Weekly', 0, {}, '30.00', '1,000 × 3%']], { bonus: 1000 })

cases('IN.incomeTax', [['2025-06-12', 'Weekly', 800, {}, '0.00', 'a resident of Kentucky is spared']], {
  home: { state: 'KY' },
})
