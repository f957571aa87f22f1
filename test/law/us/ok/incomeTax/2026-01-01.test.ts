import { cases } from '../../../cases.ts'

cases('OK.incomeTax', [
  [
    '2026-06-12',
    'SemiMonthly',
    1825,
    { status: 'married', allowances: 2 },
    '37.00',
    'OW-2 (Rev. 11-2025) page 7: 9.10 + (1,825 − 83.34 − 1,129) × 4.5%',
  ],
  ['2026-01-01', 'SemiMonthly', 950, {}, '22.00', 'OW-2 table 3: 21.88'],
  ['2026-06-12', 'Weekly', 194, {}, '0.00', 'on the bound'],
  ['2026-06-12', 'Weekly', 300, {}, '4.00', '2.10 + (300 − 261) × 4.5%'],
  [
    '2026-06-12',
    'Weekly',
    300,
    { status: 'married_higher_single' },
    '4.00',
    'the single table: 2.10 + (300 − 261) × 4.5%',
  ],
  ['2026-06-12', 'Weekly', 300, { exempt: true }, '0.00', 'exempt'],
])

cases('OK.incomeTax', [['2026-06-12', 'Weekly', 0, {}, '45.00', 'a bonus alone: 1,000 × 4.5%']], {
  bonus: 1000,
})
