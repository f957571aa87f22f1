import { cases } from '../../../cases.ts'

cases('CA.incomeTax', [
  ['2025-03-31', 'Monthly', 5100, { status: 'married', regular: 5 }, '3.89', 'EDD Method B 2025, Example C'],
  ['2025-03-31', 'Weekly', 950, { status: 'hoh', regular: 3 }, '2.20', 'EDD Method B 2025, Example D'],
  ['2025-03-31', 'Weekly', 353, {}, '0.00', 'on the low income limit'],
  ['2025-03-31', 'Weekly', '353.01', {}, '3.14', '2.28 + (353.01 − 107 − 207) × 2.2%'],
])
