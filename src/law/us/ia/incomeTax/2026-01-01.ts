import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'IA',
  tax: 'incomeTax',
  name: 'IA - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Iowa Withholding Formula 2026',
  confidence: 'verified',

  ...formula,
  figures: {
    standardDeduction: {
      other: 13_000,
      hoh: 19_500,
      mfj_no_spouse_income: 26_000,
      legacy_single: 13_000,
      legacy_married: 26_000,
    },
    perAllowance: 40,
    rate: '3.8%',
  },
}
