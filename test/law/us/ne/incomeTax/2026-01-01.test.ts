import { cases } from '../../../cases.ts'

cases('NE.incomeTax', [
  ['2026-01-01', 'Weekly', 505, { status: 'single' }, '14.38', '(560.35 + (505 × 52 − 21,810) × 4.21%) ÷ 52'],
  [
    '2026-06-12',
    'Annual',
    31610,
    { status: 'single' },
    '972.93',
    'on the bound: 560.35 + (31,610 − 21,810) × 4.21%',
  ],
  ['2026-06-12', 'Annual', 31710, { status: 'single' }, '977.28', '972.93 + 100 × 4.35%'],
  [
    '2026-06-12',
    'Monthly',
    5000,
    { status: 'married', allowances: 3 },
    '132.52',
    '(1,491.09 + (60,000 − 3 × 2,440 − 50,400) × 4.35%) ÷ 12',
  ],
])

cases(
  'NE.incomeTax',
  [
    [
      '2026-06-12',
      'BiWeekly',
      1000,
      { status: 'married', allowances: 5 },
      '15.00',
      'the minimum with 25 workers or more: 1,000 × 1.5%',
    ],
    ['2026-06-12', 'Weekly', 1000, { exempt: true }, '15.00', 'Circular EN: also of an exempt worker'],
    ['2026-06-12', 'Weekly', 500, { exempt: true, extra: 9 }, '7.50', '500 × 1.5%, and no extra'],
  ],
  { given: { employer: { rates: {}, employees: 25 } } },
)

cases(
  'NE.incomeTax',
  [
    [
      '2026-06-12',
      'BiWeekly',
      1000,
      { status: 'married', allowances: 5 },
      '5.17',
      '24 workers, no minimum: (108.93 + (26,000 − 5 × 2,440 − 13,010) × 3.22%) ÷ 26',
    ],
    ['2026-06-12', 'Weekly', 1000, { exempt: true }, '0.00', '24 workers, no minimum'],
  ],
  { given: { employer: { rates: {}, employees: 24 } } },
)

cases('NE.incomeTax', [
  ['2026-06-12', 'Weekly', 1000, { exempt: true }, '0.00', 'nobody said how many work there'],
  ['2026-06-12', 'Weekly', 505, { status: 'married_higher_single' }, '14.38', 'as single'],
])

cases('NE.incomeTax', [['2026-06-12', 'Weekly', 0, {}, '35.00', 'a bonus alone: 1,000 × 3.5%']], {
  bonus: 1000,
})
