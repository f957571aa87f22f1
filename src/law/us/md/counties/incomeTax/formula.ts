import type { Formula } from '../../../../language/declare.ts'
import { certificate } from '../../certificate.ts'
import { periods, taxable } from '../../mw507.ts'

export const tax = {
  withholding: 'if(wages < least[period], 0, cents(taxable * rate[place]))',
}

export const formula: Formula = {
  method: 'worksheet',
  taxes: 'stateResidents',
  certificate,
  periods,
  lines: { ...taxable, ...tax },
  supplemental: { flat: 'supplemental * rate[place]' },
}
