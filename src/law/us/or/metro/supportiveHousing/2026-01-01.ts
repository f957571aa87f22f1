import type { WorksheetLaw } from '../../../../language/declare.ts'
import { certificate } from '../../certificate.ts'

export const law: WorksheetLaw = {
  where: 'OR-METRO',
  tax: 'supportiveHousing',
  name: 'OR-METRO - Supportive Housing Services Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source:
    'Metro supportive housing services tax: thresholds of 2026 as a public calculator quotes them; how it is withheld is recalled',
  confidence: 'unsure',
  notes:
    'Withheld of who is paid more than 200,000 a year, or asks for it; the year’s pay at this pace above the threshold.',

  method: 'worksheet',
  taxes: 'both',
  certificate,
  lines: {
    'over the threshold': 'max(0, wages * periods - threshold[status])',
    withholding: 'cents(over * rate / periods)',
  },
  supplemental: 'aggregate',
  figures: {
    rate: '1%',
    threshold: { none: 128_000, single: 128_000, married: 205_000, married_higher_single: 128_000 },
  },
}
