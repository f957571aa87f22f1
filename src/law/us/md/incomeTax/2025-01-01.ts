import type { WorksheetLaw } from '../../../language/declare.ts'
import { allowed, taxableByShare } from '../mw507.ts'
import { formula, tax } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'MD',
  tax: 'incomeTax',
  name: 'MD - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-06-30',
  revision: 1,
  source: 'Maryland Employer Withholding Guide 2025 (January)',
  confidence: 'verified',
  notes:
    'HB 352 reached back to January 1, 2025; its tables are taken from July 1, 2025 on. The county is a line of its own; without one none is withheld.',

  ...formula,
  lines: { ...taxableByShare, ...tax },
  figures: {
    ...allowed,
    fewest: 1_850,
    most: 2_800,
    nonresidentRate: '2.25%',
    top: '5.75%',
    rates: {
      single: {
        over: [
          [0, '4.75%'],
          [100_000, '5%', 4_750],
          [125_000, '5.25%', 6_000],
          [150_000, '5.5%', 7_312.5],
          [250_000, '5.75%', 12_812.5],
        ],
      },
      joint: {
        over: [
          [0, '4.75%'],
          [150_000, '5%', 7_125],
          [175_000, '5.25%', 8_375],
          [225_000, '5.5%', 11_000],
          [300_000, '5.75%', 15_125],
        ],
      },
    },
  },
}
