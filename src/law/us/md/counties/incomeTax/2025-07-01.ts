import type { WorksheetLaw } from '../../../../language/declare.ts'
import { allowed, standardDeduction } from '../../mw507.ts'
import { formula } from './formula.ts'

// Baltimore is the city, Baltimore County the county.
const rate = {
  'MD-ALLEGANY': '3.03%',
  'MD-BALTIMORE': '3.2%',
  'MD-BALTIMORE-COUNTY': '3.2%',
  'MD-CALVERT': '3.2%',
  'MD-CAROLINE': '3.2%',
  'MD-CARROLL': '3.03%',
  'MD-CECIL': '2.74%',
  'MD-CHARLES': '3.03%',
  'MD-DORCHESTER': '3.3%',
  'MD-GARRETT': '2.65%',
  'MD-HARFORD': '3.06%',
  'MD-HOWARD': '3.2%',
  'MD-KENT': '3.2%',
  'MD-MONTGOMERY': '3.2%',
  'MD-PRINCE-GEORGES': '3.2%',
  'MD-QUEEN-ANNES': '3.2%',
  'MD-ST-MARYS': '3.2%',
  'MD-SOMERSET': '3.2%',
  'MD-TALBOT': '2.4%',
  'MD-WASHINGTON': '2.95%',
  'MD-WICOMICO': '3.2%',
  'MD-WORCESTER': '2.25%',
  // Until the worker names a county: the highest rate.
  'MD-UNNAMED': '3.3%',
}

export const law: WorksheetLaw = {
  where: 'MD-COUNTIES',
  tax: 'incomeTax',
  name: '{place} - County Withholding Tax',
  effective: '2025-07-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source:
    'Maryland Employer Withholding Guide 2025, revised June 2025 (HB 352); Comptroller, local tax rates 2025',
  confidence: 'verified',
  notes: 'HB 352 reached back to January 1, 2025; its tables are taken from July 1, 2025 on.',

  ...formula,
  places: Object.keys(rate),
  figures: {
    ...allowed,
    standardDeduction: standardDeduction[2025],
    rate,
  },
}
