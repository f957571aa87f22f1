import { cases } from '../../../cases.ts'

cases('CA.incomeTax', [
  [
    '2026-03-31',
    'Weekly',
    210,
    { status: 'single', regular: 1 },
    '0.00',
    'EDD Method B 2026, Example A: under the limit',
  ],
  ['2026-03-31', 'Weekly', 950, { status: 'hoh', regular: 3 }, '1.69', 'EDD Method B 2026, Example D'],
  [
    '2026-03-31',
    'Annual',
    57600,
    { status: 'married', regular: 4 },
    '99.20',
    'EDD Method B 2026, Example E, the annual tax',
  ],
])
