import type { WorksheetLaw } from '../../../../language/declare.ts'
import { allowed, standardDeduction } from '../../mw507.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MD-ANNE-ARUNDEL',
  tax: 'incomeTax',
  name: 'MD-ANNE-ARUNDEL - County Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Maryland Employer Withholding Guide 2026; Comptroller, local tax rates 2026',
  confidence: 'verified',

  ...formula,
  figures: {
    ...allowed,
    standardDeduction: standardDeduction[2026],
    top: '3.2%',
    tiers: {
      single: {
        over: [
          [0, '2.7%'],
          [50_000, '2.94%'],
          [400_000, '3.2%'],
        ],
      },
      joint: {
        over: [
          [0, '2.7%'],
          [75_000, '2.94%'],
          [480_000, '3.2%'],
        ],
      },
    },
  },
}
