import { cases } from '../../../cases.ts'

cases('ID.incomeTax', [
  [
    '2025-06-15',
    'BiWeekly',
    1212,
    { status: 'single', allowances: 4 },
    '2.00',
    'Computing Withholding, percentage method: (1,212 − 4 × 148.77 − 577) × 5.3%',
  ],
  ['2025-05-01', 'BiWeekly', 2000, { status: 'single' }, '75.00', '(2,000 − 577) × 5.3%'],
  [
    '2025-05-01',
    'BiWeekly',
    2000,
    { status: 'married', allowances: 2 },
    '29.00',
    '(2,000 − 2 × 148.77 − 1,154) × 5.3%',
  ],
  ['2025-05-01', 'BiWeekly', 577, {}, '0.00', 'the threshold itself'],
  ['2025-05-01', 'Quarterly', 10000, { allowances: 1 }, '280.00', '(10,000 − 967 − 3,750) × 5.3%'],
  ['2025-05-01', 'BiWeekly', 2000, { extra: 5 }, '80.00', '5 + (2,000 − 577) × 5.3%'],
  ['2025-05-01', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
])

cases('ID.incomeTax', [['2025-05-01', 'BiWeekly', 0, {}, '53.00', '1,000 × 5.3%']], { bonus: 1000 })
