import type { WorksheetLaw } from '../../../../language/declare.ts'
import { allowed, taxableByShare } from '../../mw507.ts'
import { formula, tax } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MD-FREDERICK',
  tax: 'incomeTax',
  name: 'MD-FREDERICK - County Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-06-30',
  revision: 1,
  source: 'Maryland Employer Withholding Guide 2025 (January); Comptroller, local tax rates 2025',
  confidence: 'derived',
  notes:
    'One rate for all of the income, by its size (Guide 2026, page 9), not by slices. HB 352 reached back to January 1, 2025; its tables are taken from July 1, 2025 on.',

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
