import { cases } from '../../../cases.ts'

cases('MD.incomeTax', [
  [
    '2025-06-30',
    'BiWeekly',
    2000,
    { status: 'single', exemptions: 2 },
    '78.19',
    '(2,000 − 2,800 ÷ 26 − 2 × 123.08) × 4.75%',
  ],
  ['2025-06-30', 'Annual', 102800, {}, '4750.00', '100,000 × 4.75%'],
  ['2025-06-30', 'Annual', 102900, {}, '4755.00', '4,750 + 100 × 5%'],
  ['2025-06-30', 'Annual', 152900, { status: 'joint' }, '7130.00', '7,125 + 100 × 5%'],
  ['2025-06-30', 'Weekly', '95.99', {}, '0.00', 'below the least wages'],
  ['2025-06-30', 'BiWeekly', 2000, { extra: 5 }, '94.88', '5 + (2,000 − 2,800 ÷ 26) × 4.75%'],
  ['2025-06-30', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
  ['2025-06-30', 'Annual', 10000, {}, '387.13', 'the fewest: (10,000 − 1,850) × 4.75%'],
  ['2025-06-30', 'Annual', 15000, {}, '605.63', '15%: (15,000 − 2,250) × 4.75%'],
  [
    '2025-06-30',
    'Annual',
    602800,
    {},
    '32937.50',
    'no bracket above 5.75% yet: 12,812.50 + (600,000 − 250,000) × 5.75%',
  ],
])

cases('MD.incomeTax', [['2025-06-30', 'BiWeekly', 0, {}, '57.50', '1,000 × 5.75%']], { bonus: 1000 })

cases(
  'MD.incomeTax',
  [['2025-06-30', 'BiWeekly', 2000, {}, '132.46', 'a nonresident: (2,000 − 2,800 ÷ 26) × (4.75% + 2.25%)']],
  { home: { state: 'FL' } },
)

cases('MD.incomeTax', [['2025-06-30', 'BiWeekly', 0, {}, '80.00', '1,000 × (5.75% + 2.25%)']], {
  bonus: 1000,
  home: { state: 'FL' },
})

cases(
  'MD.incomeTax',
  [['2025-06-30', 'BiWeekly', 2000, {}, '0.00', 'a resident of the District is spared']],
  { home: { state: 'DC' } },
)
