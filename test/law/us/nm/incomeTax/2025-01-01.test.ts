import { cases } from '../../../cases.ts'

cases('NM.incomeTax', [
  ['2025-03-31', 'Weekly', 1000, {}, '32.37', '22.41 + (1,000 − 788) × 4.7%'],
  ['2025-03-31', 'Weekly', 144, {}, '0.00', 'on the bound'],
  ['2025-03-31', 'Weekly', 250, {}, '1.59', 'on the bound: 1.59'],
  ['2025-01-01', 'Weekly', 100, {}, '0.00', 'the first day'],
  ['2025-03-31', 'Weekly', 100, { extra: 4 }, '4.00', '4 + 0'],
])

cases('NM.incomeTax', [['2025-03-31', 'Weekly', 1000, {}, '22.70', 'by the rule of the printed tables']], {
  w4: { status: 'Married' },
})

cases('NM.incomeTax', [['2025-03-31', 'Weekly', 0, {}, '59.00', 'a bonus alone: 1,000 × 5.9%']], {
  bonus: 1000,
})
