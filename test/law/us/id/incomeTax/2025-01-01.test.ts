import { cases } from '../../../cases.ts'

cases('ID.incomeTax', [
  ['2025-04-30', 'BiWeekly', 2000, { status: 'single' }, '82.00', '(2,000 − 562) × 5.695%'],
  [
    '2025-04-30',
    'BiWeekly',
    2000,
    { status: 'married', allowances: 2 },
    '34.00',
    '(2,000 − 2 × 138.45 − 1,123) × 5.695%',
  ],
  ['2025-04-30', 'BiWeekly', 562, {}, '0.00', 'the threshold itself'],
  ['2025-04-30', 'Quarterly', 10000, { allowances: 1 }, '310.00', '(10,000 − 900 − 3,650) × 5.695%'],
  ['2025-04-30', 'BiWeekly', 2000, { extra: 5 }, '87.00', '5 + (2,000 − 562) × 5.695%'],
  ['2025-04-30', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
])

cases('ID.incomeTax', [['2025-04-30', 'BiWeekly', 0, {}, '56.95', '1,000 × 5.695%']], { bonus: 1000 })
