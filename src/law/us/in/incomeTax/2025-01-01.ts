import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'IN',
  tax: 'incomeTax',
  name: 'IN - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Indiana Departmental Notice #1, effective January 1, 2025',
  confidence: 'verified',
  notes:
    'A nonresident with at most 30 days in the state is not taxed. Residents of KY, MI, OH, PA and WI are spared the state tax, not the county tax.',

  ...formula,
  figures: {
    amount: { personal: 1_000, dependent: 1_500, firstTime: 1_500, adopted: 3_000 },
    rate: '3%',
  },
}
