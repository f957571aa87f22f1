import { cases } from '../../../cases.ts'

cases('ID.incomeTax', [
  ['2026-07-31', 'BiWeekly', 2000, { status: 'single' }, '73.00', '(2,000 − 619) × 5.3%'],
  [
    '2026-07-31',
    'BiWeekly',
    2000,
    { status: 'married', allowances: 2 },
    '40.00',
    '(2,000 − 2 × 0 − 1,238) × 5.3%',
  ],
  ['2026-07-31', 'BiWeekly', 619, {}, '0.00', 'the threshold itself'],
  ['2026-07-31', 'Quarterly', 10000, { allowances: 1 }, '317.00', '(10,000 − 0 − 4,025) × 5.3%'],
  ['2026-07-31', 'BiWeekly', 2000, { extra: 5 }, '78.00', '5 + (2,000 − 619) × 5.3%'],
  ['2026-07-31', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
])

cases('ID.incomeTax', [['2026-07-31', 'BiWeekly', 0, {}, '53.00', '1,000 × 5.3%']], { bonus: 1000 })
