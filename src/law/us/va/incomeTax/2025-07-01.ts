import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula, rates } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'VA',
  tax: 'incomeTax',
  name: 'VA - State Withholding Tax',
  effective: '2025-07-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Virginia Income Tax Withholding Guide for Employers (Rev. 05/25), page 21',
  confidence: 'verified',
  notes: "The guide's example rounds the top product to the dollar (109.50); its formula gives 109.48.",

  ...formula,
  figures: {
    standardDeduction: 8_750,
    rates,
  },
}
