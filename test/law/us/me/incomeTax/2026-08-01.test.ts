import { cases } from '../../../cases.ts'

// W16: the tables of August 2026 have larger deductions.
// biome-ignore format: read in columns
cases('ME.incomeTax', [
  ['2026-07-31', 'BiWeekly', 3000,   {},                                  '160.00', 'W16, the day before: (4,117 + (78,000 − 12,450 − 64,850) × 7.15%) ÷ 26'],
  ['2026-08-01', 'BiWeekly', 3000,   {},                                  '159.00', 'W16, the first day: (4,117 + (78,000 − 12,850 − 64,850) × 7.15%) ÷ 26'],
  ['2026-09-11', 'BiWeekly', 3000,   {},                                  '159.00', 'W16'],
  ['2026-09-11', 'BiWeekly', 2000,   { status: 'single', allowances: 1 }, '78.00',  '(1,589 + (52,000 − 5,300 − 12,850 − 27,400) × 6.75%) ÷ 26'],
  ['2026-09-11', 'BiWeekly', 2000,   { status: 'married', allowances: 2 }, '29.00', '(52,000 − 2 × 5,300 − 28,550) × 5.8% ÷ 26'],
  ['2026-09-11', 'Annual',   139750, {},                                  '9013.00', 'half of the deduction: 4,117 + (139,750 − 12,850 ÷ 2 − 64,850) × 7.15%'],
  ['2026-09-11', 'Annual',   177250, {},                                  '12154.00', 'no deduction: 4,117 + (177,250 − 64,850) × 7.15%'],
  ['2026-09-11', 'BiWeekly', 2000,   { extra: 10.5 },                     '103.00', 'to the dollar after the extra: 92 + 10.50'],
])
