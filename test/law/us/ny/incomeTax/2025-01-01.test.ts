import { cases } from '../../../cases.ts'

cases('NY.incomeTax', [
  [
    '2025-03-31',
    'Monthly',
    50000,
    { status: 'married', allowances: 3 },
    '3622.01',
    'Method II by the annual table divided by 12',
  ],
])
