import { cases } from '../../../cases.ts'

cases('DE.incomeTax', [
  [
    '2026-06-12',
    'Weekly',
    '480.77',
    { status: 'single', exemptions: 1 },
    '13.88',
    "Employer's Guide, section 17: single, one credit",
  ],
  [
    '2026-06-12',
    'Weekly',
    '480.77',
    { status: 'married_filing_jointly', exemptions: 3 },
    '6.52',
    "Employer's Guide, section 17: joint, three credits",
  ],
  [
    '2026-06-12',
    'Weekly',
    '480.77',
    { status: 'married_filing_separately', exemptions: 2 },
    '11.77',
    "Employer's Guide, section 17: separate, two credits",
  ],
  ['2026-06-12', 'Daily', 200, {}, '9.21', '300 days: (1,001 + (60,000 − 3,250 − 25,000) × 5.55%) ÷ 300'],
  ['2026-06-12', 'Annual', 63250, {}, '2943.50', '2,943.50 + 0 × 6.6%'],
  ['2026-06-12', 'Annual', 63350, { exemptions: 1, extra: 5 }, '2845.10', '2,943.50 + 100 × 6.6% − 110 + 5'],
  ['2026-06-12', 'Weekly', '480.77', { exempt: true }, '0.00', 'exempt'],
])

cases(
  'DE.incomeTax',
  [
    [
      '2026-06-12',
      'Annual',
      53250,
      {},
      '3273.50',
      'not annualized again: 2,943.50 + (53,250 + 15,000 − 3,250 − 60,000) × 6.6%',
    ],
  ],
  { bonus: 15000 },
)
