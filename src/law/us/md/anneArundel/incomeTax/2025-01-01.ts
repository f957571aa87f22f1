import type { WorksheetLaw } from '../../../../language/declare.ts'
import { allowed, taxableByShare } from '../../mw507.ts'
import { formula, tax } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MD-ANNE-ARUNDEL',
  tax: 'incomeTax',
  name: 'MD-ANNE-ARUNDEL - County Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-06-30',
  revision: 1,
  source: 'Maryland Employer Withholding Guide 2025 (January); Comptroller, local tax rates 2025',
  confidence: 'verified',
  notes: 'HB 352 reached back to January 1, 2025; its tables are taken from July 1, 2025 on.',

  ...formula,
  lines: { ...taxableByShare, ...tax },
  figures: {
    ...allowed,
    fewest: 1_850,
    most: 2_800,
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
