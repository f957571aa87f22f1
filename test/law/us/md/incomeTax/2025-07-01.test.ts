import { cases } from '../../../cases.ts'

cases('MD.incomeTax', [
  [
    '2025-07-01',
    'BiWeekly',
    2000,
    { status: 'single', exemptions: 2 },
    '77.22',
    '(2,000 − 128.25 − 2 × 123.08) × 4.75%',
  ],
  ['2025-07-01', 'Annual', 103350, {}, '4750.00', '100,000 × 4.75%'],
  ['2025-07-01', 'Annual', 103450, {}, '4755.00', '4,750 + 100 × 5%'],
  ['2025-07-01', 'Annual', 153450, { status: 'joint' }, '7130.00', '7,125 + 100 × 5%'],
  ['2025-07-01', 'Weekly', '95.99', {}, '0.00', 'below the least wages'],
  ['2025-07-01', 'BiWeekly', 2000, { extra: 5 }, '93.91', '5 + (2,000 − 128.25) × 4.75%'],
  ['2025-07-01', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
  ['2025-07-01', 'Annual', 1203450, { status: 'joint' }, '69881.50', '69,875 + 100 × 6.5%'],
  ['2025-07-01', 'Weekly', 96, {}, '1.50', '(96 − 64.42) × 4.75%'],
  [
    '2025-07-01',
    'Daily',
    400,
    {},
    '18.97',
    '364 days: (6,000 + ((400 − 9.18) × 364 − 125,000) × 5.25%) ÷ 364',
  ],
])

cases('MD.incomeTax', [['2025-07-01', 'BiWeekly', 0, {}, '65.00', '1,000 × 6.5%']], { bonus: 1000 })

cases(
  'MD.incomeTax',
  [['2025-07-01', 'BiWeekly', 2000, {}, '131.02', 'a nonresident: (2,000 − 128.25) × (4.75% + 2.25%)']],
  { home: { state: 'FL' } },
)

cases('MD.incomeTax', [['2025-07-01', 'BiWeekly', 0, {}, '87.50', '1,000 × (6.5% + 2.25%)']], {
  bonus: 1000,
  home: { state: 'FL' },
})

cases(
  'MD.incomeTax',
  [['2025-07-01', 'BiWeekly', 2000, {}, '0.00', 'a resident of the District is spared']],
  { home: { state: 'DC' } },
)
