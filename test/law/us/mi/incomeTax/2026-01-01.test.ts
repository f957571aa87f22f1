import { cases } from '../../../cases.ts'

cases('MI.incomeTax', [
  ['2026-06-12', 'BiWeekly', 2000, { exemptions: 3 }, '56.07', '(2,000 − 3 × 5,900 ÷ 26) × 4.25%'],
  ['2026-06-12', 'Weekly', 900, { exemptions: 1 }, '33.43', '(900 − 5,900 ÷ 52) × 4.25%'],
  ['2026-06-12', 'Weekly', 900, {}, '38.25', '900 × 4.25%'],
  ['2026-06-12', 'Weekly', 900, { extra: 5 }, '43.25', '900 × 4.25% + 5'],
  ['2026-06-12', 'Annual', 5900, { exemptions: 1 }, '0.00', 'the exemption itself'],
  ['2026-06-12', 'Weekly', 900, { exempt: true }, '0.00', 'exempt'],
])

cases('MI.incomeTax', [['2026-06-12', 'Weekly', 0, { exemptions: 3 }, '42.50', '1,000 × 4.25%']], {
  bonus: 1000,
})

cases('MI.incomeTax', [['2026-06-12', 'Weekly', 900, {}, '0.00', 'a resident of Indiana is spared']], {
  home: { state: 'IN' },
})
