import { cases } from '../../../../cases.ts'

cases(
  'MD-ANNE-ARUNDEL.incomeTax',
  [
    ['2026-06-12', 'Annual', 53400, {}, '1350.00', '50,000 × 2.7%'],
    ['2026-06-12', 'Annual', 53500, {}, '1352.94', '1,350 + 100 × 2.94%'],
    ['2026-06-12', 'Annual', 403500, {}, '11643.20', '1,350 + 350,000 × 2.94% + 100 × 3.2%'],
    ['2026-06-12', 'Annual', 78500, { status: 'joint' }, '2027.94', '75,000 × 2.7% + 100 × 2.94%'],
  ],
  { home: { state: 'MD', localities: ['MD-ANNE-ARUNDEL'] } },
)

cases('MD-ANNE-ARUNDEL.incomeTax', [['2026-06-12', 'BiWeekly', 0, {}, '32.00', '1,000 × 3.2%']], {
  bonus: 1000,
  home: { state: 'MD', localities: ['MD-ANNE-ARUNDEL'] },
})
