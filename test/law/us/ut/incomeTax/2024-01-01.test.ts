import { cases } from '../../../cases.ts'

cases('UT.incomeTax', [
  ['2025-05-31', 'BiWeekly', 2600, {}, '118.00', 'the credit is gone: 2,600 × 4.55%'],
  ['2025-01-02', 'Weekly', 400, {}, '13.00', '18 − (8 − 3)'],
])

cases(
  'UT.incomeTax',
  [
    [
      '2025-06-13',
      'BiWeekly',
      2600,
      {},
      '118.00',
      'paid in June for a period that began in May: 2,600 × 4.55%',
    ],
  ],
  { from: '2025-05-31', to: '2025-06-13' },
)

cases(
  'UT.incomeTax',
  [['2025-02-14', 'Annual', 50000, {}, '2275.00', 'the credit is gone: 50,000 × 4.55%']],
  {
    from: '2024-02-15',
  },
)
