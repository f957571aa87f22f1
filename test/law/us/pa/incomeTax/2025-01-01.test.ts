import { cases } from '../../../cases.ts'

cases('PA.incomeTax', [
  ['2025-01-01', 'BiWeekly', 2000, {}, '61.40', '2,000 × 3.07%'],
  ['2026-06-12', 'BiWeekly', 2000, {}, '61.40', 'REV-415: 2,000 × 3.07%'],
  ['2026-06-12', 'BiWeekly', 2000, { extra: 10 }, '71.40', '10 + 2,000 × 3.07%'],
])

cases(
  'PA.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, {}, '214.90', 'REV-415, add and multiply: 7,000 × 3.07%']],
  { bonus: 5000 },
)

cases('PA.incomeTax', [['2026-06-12', 'BiWeekly', 2000, {}, '0.00', 'REV-419: a resident of Ohio']], {
  home: { state: 'OH' },
})
