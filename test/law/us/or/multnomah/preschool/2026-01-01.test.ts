import { cases } from '../../../../cases.ts'

cases(
  'OR-MULTNOMAH.preschool',
  [
    ['2026-06-12', 'BiWeekly', 9000, { status: 'single' }, '62.88', '(234,000 − 125,000) × 1.5% ÷ 26'],
    [
      '2026-06-12',
      'BiWeekly',
      10000,
      { status: 'single' },
      '83.65',
      '(135,000 + 10,000 over 250,000) × 1.5% ÷ 26',
    ],
  ],
  { work: { state: 'OR', localities: ['OR-MULTNOMAH'] } },
)
