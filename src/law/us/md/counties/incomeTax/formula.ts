import type { Formula } from '../../../../language/declare.ts'
import { certificates } from '../../../certificates.ts'
import { periods, taxable } from '../../mw507.ts'

export const tax = {
  withholding: 'if(wages < least[period], 0, cents(taxable * rate[place]))',
}

export const formula: Formula = {
  method: 'worksheet',
  taxes: 'stateResidents',
  certificate: certificates.MD,
  periods,
  lines: { ...taxable, ...tax },
  supplemental: { flat: 'supplemental * rate[place]' },
}
