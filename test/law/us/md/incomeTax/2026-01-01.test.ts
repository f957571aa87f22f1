import { cases } from '../../../cases.ts'

cases('MD.incomeTax', [
  [
    '2026-06-12',
    'BiWeekly',
    2000,
    { status: 'single', exemptions: 2 },
    '77.10',
    '(2,000 − 130.76 − 2 × 123.08) × 4.75%',
  ],
  ['2026-06-12', 'Annual', 103400, {}, '4750.00', '100,000 × 4.75%'],
  ['2026-06-12', 'Annual', 103500, {}, '4755.00', '4,750 + 100 × 5%'],
  ['2026-06-12', 'Annual', 153500, { status: 'joint' }, '7130.00', '7,125 + 100 × 5%'],
  ['2026-06-12', 'Weekly', '95.99', {}, '0.00', 'below the least wages'],
  ['2026-06-12', 'BiWeekly', 2000, { extra: 5 }, '93.79', '5 + (2,000 − 130.76) × 4.75%'],
  ['2026-06-12', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
  ['2026-06-12', 'Annual', 1203500, { status: 'joint' }, '69881.50', '69,875 + 100 × 6.5%'],
  ['2026-06-12', 'Weekly', 96, {}, '1.45', '(96 − 65.38) × 4.75%'],
  [
    '2026-06-12',
    'Daily',
    400,
    {},
    '18.97',
    '364 days: (6,000 + ((400 − 9.31) × 364 − 125,000) × 5.25%) ÷ 364',
  ],
])

cases('MD.incomeTax', [['2026-06-12', 'BiWeekly', 0, {}, '65.00', '1,000 × 6.5%']], { bonus: 1000 })

cases(
  'MD.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, {}, '130.85', 'a nonresident: (2,000 − 130.76) × (4.75% + 2.25%)']],
  { home: { state: 'FL' } },
)

cases('MD.incomeTax', [['2026-06-12', 'BiWeekly', 0, {}, '87.50', '1,000 × (6.5% + 2.25%)']], {
  bonus: 1000,
  home: { state: 'FL' },
})

cases(
  'MD.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, {}, '0.00', 'a resident of the District is spared']],
  { home: { state: 'DC' } },
)
