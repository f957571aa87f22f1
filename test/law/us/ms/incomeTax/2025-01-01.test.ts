import { cases } from '../../../cases.ts'

cases('MS.incomeTax', [
  [
    '2025-06-12',
    'BiWeekly',
    2000,
    { status: 'single', exemption: 6000 },
    '57.00',
    '(52,000 − 2,300 − 6,000 − 10,000) × 4.4% ÷ 26',
  ],
  [
    '2025-06-12',
    'BiWeekly',
    2000,
    { status: 'married_spouse_not_employed', exemption: 6000 },
    '53.00',
    '(52,000 − 4,600 − 6,000 − 10,000) × 4.4% ÷ 26',
  ],
  [
    '2025-06-12',
    'BiWeekly',
    2000,
    { status: 'married_both_employed', exemption: 6000 },
    '57.00',
    '(52,000 − 2,300 − 6,000 − 10,000) × 4.4% ÷ 26',
  ],
  [
    '2025-06-12',
    'BiWeekly',
    2000,
    { status: 'head_of_family', exemption: 6000 },
    '55.00',
    '(52,000 − 3,400 − 6,000 − 10,000) × 4.4% ÷ 26',
  ],
  ['2025-06-12', 'BiWeekly', 2000, {}, '67.00', 'no certificate: (52,000 − 2,300 − 10,000) × 4.4% ÷ 26'],
  ['2025-06-12', 'Annual', 12300, {}, '0.00', 'the zero band'],
  ['2025-06-12', 'Annual', 12400, {}, '4.00', '100 × 4.4%'],
  ['2025-06-12', 'BiWeekly', 2000, { extra: 5 }, '72.00', '5 more'],
  ['2025-06-12', 'BiWeekly', 2000, { exempt: true }, '0.00', 'exempt'],
])
