import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'OH',
  tax: 'incomeTax',
  name: 'OH - State Withholding Tax',
  effective: '2024-07-01',
  select: 'periodEnd',
  checkedThrough: '2025-09-30',
  revision: 1,
  source: 'Ohio withholding tables before October 2025, in two vendor updates',
  confidence: 'unsure',
  notes:
    'Up to 100,000 a year the sources agree. Above it one has 3.8% and the other 3.38%: the first is taken.',

  ...formula,
  figures: {
    exemption: 650,
    rates: {
      over: [
        [0, '0.501%'],
        [5_000, '1.001%', 25.05],
        [10_000, '2.005%', 75.1],
        [15_000, '2.505%', 175.35],
        [20_000, '2.99%', 300.6],
        [100_000, '3.8%', 2_692.6],
      ],
    },
  },
}
