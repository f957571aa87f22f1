import type { WorksheetLaw } from '../../../language/declare.ts'
import { figures, formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'DC',
  tax: 'incomeTax',
  name: 'DC - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source:
    'FR-230 (rev. 11/17) percentage method; OTR Notice 2022-08; Pub 15-T (2026) line 1k for the allowance',
  confidence: 'derived',
  notes:
    'No FR-230 of this year was found: the notice keeps its method with the rates of 2022 and the federal allowance. A day is 1/365 of a year there. Nonresidents are never taxed.',

  ...formula,
  figures,
}
