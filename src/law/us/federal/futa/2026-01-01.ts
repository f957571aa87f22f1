import type { BandsLaw } from '../../../language/declare.ts'

export const law: BandsLaw = {
  where: 'US',
  tax: 'futa',
  name: 'FUTA',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'IRS Publication 15 (2026), section 14; Form 940 (2026)',
  confidence: 'verified',
  notes: 'The credit reductions of 2026 are published after November 10; none is accrued before.',
  method: 'bands',
  exemption: 'FUTA',
  // 6.0% less the full credit of 5.4%.
  employer: [
    [0, '0.6%'],
    [7_000, '0%'],
  ],
}
