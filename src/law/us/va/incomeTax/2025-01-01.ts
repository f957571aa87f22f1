import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula, rates } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'VA',
  tax: 'incomeTax',
  name: 'VA - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-06-30',
  revision: 1,
  source: 'Virginia withholding formula of 2024 and 2025, in two vendor updates',
  confidence: 'verified',
  doubts: { supplemental: 'recalled' },

  ...formula,
  figures: {
    standardDeduction: 8_500,
    rates,
  },
}
