import type { WorksheetLaw } from '../../../../language/declare.ts'
import { certificate } from '../../certificate.ts'

export const law: WorksheetLaw = {
  where: 'OR-MULTNOMAH',
  tax: 'preschool',
  name: 'OR-MULTNOMAH - Preschool for All Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source:
    'Multnomah County preschool for all tax: thresholds of 2026 as a public calculator quotes them; how it is withheld is recalled',
  confidence: 'unsure',
  notes:
    'Withheld of who is paid more than 200,000 a year, or asks for it; the year’s pay at this pace above the thresholds.',

  method: 'worksheet',
  taxes: 'both',
  certificate,
  lines: {
    'over the threshold': 'max(0, wages * periods - threshold[status])',
    'more over the second': 'max(0, wages * periods - second[status])',
    withholding: 'cents((over + more) * rate / periods)',
  },
  supplemental: 'aggregate',
  figures: {
    rate: '1.5%',
    threshold: { none: 125_000, single: 125_000, married: 200_000, married_higher_single: 125_000 },
    second: { none: 250_000, single: 250_000, married: 400_000, married_higher_single: 250_000 },
  },
}
