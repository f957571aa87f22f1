import type { Figure, Formula } from '../../../../language/declare.ts'
import { certificate } from '../../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  taxes: 'homeFirst',
  certificate,
  periods: { Daily: 365 },
  lines: {
    'e5 personal': 'cents(personal * amount.personal / periods)',
    'e6 dependents': 'cents(dependent * amount.dependent / periods)',
    'e7 dependents in their first year': 'cents(firstTime * amount.firstTime / periods)',
    'e8 adopted dependents': 'cents(adopted * amount.adopted / periods)',
    taxable: 'max(0, wages - e5 - e6 - e7 - e8)',
    withholding: 'cents(taxable * rate[place])',
  },
  supplemental: { flat: 'supplemental * rate[place]' },
}

/** The exemptions of the state. */
export const amount: Figure = { personal: 1_000, dependent: 1_500, firstTime: 1_500, adopted: 3_000 }
