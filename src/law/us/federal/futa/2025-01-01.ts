import type { BandsLaw } from '../../../language/declare.ts'

export const law: BandsLaw = {
  where: 'US',
  tax: 'futa',
  name: 'FUTA',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'IRS Publication 15 (2025), section 14; Form 940 (2025)',
  confidence: 'verified',
  // The states that had not repaid their federal advances: the credit shrinks, the rate grows (Schedule A).
  surcharge: { CA: '1.2%', VI: '4.5%' },
  method: 'bands',
  exemption: 'FUTA',
  // 6.0% less the full credit of 5.4%.
  employer: [
    [0, '0.6%'],
    [7_000, '0%'],
  ],
}
