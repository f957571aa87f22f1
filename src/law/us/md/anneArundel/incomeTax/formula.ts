import type { Formula } from '../../../../language/declare.ts'
import { certificates } from '../../../certificates.ts'
import { periods, taxable } from '../../mw507.ts'

export const tax = {
  'county tax': 'brackets(tiers[status], taxable * periods) / periods',
  withholding: 'if(wages < least[period], 0, cents(county))',
}

export const formula: Formula = {
  method: 'worksheet',
  taxes: 'stateResidents',
  certificate: certificates.MD,
  periods,
  lines: { ...taxable, ...tax },
  supplemental: { flat: 'supplemental * top' },
}
