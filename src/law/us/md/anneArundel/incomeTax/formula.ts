import type { Formula } from '../../../../language/declare.ts'
import { certificate } from '../../certificate.ts'
import { periods, taxable } from '../../mw507.ts'

export const tax = {
  'county tax': 'brackets(tiers[status], taxable * periods) / periods',
  withholding: 'if(wages < least[period], 0, cents(county))',
}

export const formula: Formula = {
  method: 'worksheet',
  taxes: 'stateResidents',
  certificate,
  periods,
  lines: { ...taxable, ...tax },
  supplemental: { flat: 'supplemental * top' },
}
