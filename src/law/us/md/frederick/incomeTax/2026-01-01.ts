import type { WorksheetLaw } from '../../../../language/declare.ts'
import { allowed, standardDeduction } from '../../mw507.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MD-FREDERICK',
  tax: 'incomeTax',
  name: 'MD-FREDERICK - County Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Maryland Employer Withholding Guide 2026; Comptroller, local tax rates 2026',
  confidence: 'verified',
  notes: 'One rate for all of the income, by its size (Guide 2026, page 9), not by slices.',

  ...formula,
  figures: {
    ...allowed,
    standardDeduction: standardDeduction[2026],
    top: '3.2%',
    tiers: {
      single: {
        over: [
          [0, '2.25%'],
          [25_000, '2.75%'],
          [50_000, '2.96%'],
          [150_000, '3.2%'],
        ],
      },
      joint: {
        over: [
          [0, '2.25%'],
          [25_000, '2.75%'],
          [100_000, '2.96%'],
          [250_000, '3.2%'],
        ],
      },
    },
  },
}
