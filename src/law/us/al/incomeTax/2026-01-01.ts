import type { WorksheetLaw } from '../../../language/declare.ts'
import { figures, formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'AL',
  tax: 'incomeTax',
  name: 'AL - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Alabama Withholding Tax Tables and Instructions, Rev. 01/26',
  confidence: 'verified',
  notes: 'A nonresident is taxed from the 31st day of work in the year.',

  ...formula,
  figures,
}
