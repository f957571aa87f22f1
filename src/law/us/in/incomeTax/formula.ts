import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  periods: { Daily: 365 },
  lines: {
    'e5 personal': 'cents(personal * amount.personal / periods)',
    'e6 dependents': 'cents(dependent * amount.dependent / periods)',
    'e7 dependents in their first year': 'cents(firstTime * amount.firstTime / periods)',
    'e8 adopted dependents': 'cents(adopted * amount.adopted / periods)',
    taxable: 'max(0, wages - e5 - e6 - e7 - e8)',
    withholding: 'cents(taxable * rate)',
  },
  supplemental: { flat: 'supplemental * rate' },
}
