import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'IA',
  tax: 'incomeTax',
  name: 'IA - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Iowa Withholding Formula 2025',
  confidence: 'verified',

  ...formula,
  figures: {
    standardDeduction: {
      other: 12_000,
      hoh: 18_050,
      mfj_no_spouse_income: 24_050,
      legacy_single: 12_000,
      legacy_married: 24_050,
    },
    perAllowance: 40,
    rate: '3.8%',
  },
}
