import { cases } from '../../../cases.ts'

cases('OR.incomeTax', [
  [
    '2025-06-12',
    'Annual',
    25000,
    { status: 'single' },
    '1798.00',
    'federal tax 1,000: 917 + (25,000 − 1,000 − 2,835 − 11,100) × 8.75%',
  ],
  [
    '2025-01-01',
    'Annual',
    25000,
    { status: 'single', allowances: 1 },
    '1542.00',
    'less one credit: 917 + (25,000 − 1,000 − 2,835 − 11,100) × 8.75% − 256',
  ],
  ['2025-06-12', 'BiWeekly', 1000, {}, '80.00', 'no certificate: 1,000 × 8%'],
  ['2025-06-12', 'Annual', 2800, { status: 'single' }, '0.00', 'within the deduction'],
])
