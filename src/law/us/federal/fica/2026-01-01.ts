import type { BandsLaw } from '../../../language/declare.ts'

const edition = {
  where: 'US',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'IRS Publication 15 (2026), section 9; 26 USC 3101, 3102(f), 3111',
  confidence: 'verified',
  method: 'bands',
  exemption: 'FICA',
} as const

const SHARE = [
  [0, '6.2%'],
  [184_500, '0%'],
] as const

export const law: readonly BandsLaw[] = [
  { ...edition, tax: 'socialSecurity', name: 'Social Security', employee: SHARE, employer: SHARE },
  { ...edition, tax: 'medicare', name: 'Medicare', employee: [[0, '1.45%']], employer: [[0, '1.45%']] },
  {
    ...edition,
    tax: 'additionalMedicare',
    name: 'Additional Medicare',
    // Withheld above 200,000 of this employer's Medicare wages, so those are what it counts.
    countsWith: 'US.medicare',
    employee: [
      [0, '0%'],
      [200_000, '0.9%'],
    ],
  },
]
