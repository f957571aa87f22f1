import { cases } from '../../../../cases.ts'

const COLUMBUS = { state: 'OH', localities: ['OH-COLUMBUS'] }

cases(
  'OH-COLUMBUS.incomeTax',
  [
    ['2025-01-01', 'BiWeekly', 2000, { allowances: 3 }, '50.00', 'no exemptions: 2,000 × 2.5%'],
    [
      '2026-06-12',
      'BiWeekly',
      2000,
      { exempt: true },
      '50.00',
      "exempt from the state's tax only: 2,000 × 2.5%",
    ],
  ],
  { work: COLUMBUS },
)

cases(
  'OH-COLUMBUS.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, {}, '50.00', 'from Pennsylvania, spared the tax of the state only']],
  { work: COLUMBUS, home: { state: 'PA' } },
)

cases(
  'OH-COLUMBUS.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, {}, '0.00', 'lives there and works elsewhere']],
  { work: { state: 'OH' }, home: COLUMBUS },
)
