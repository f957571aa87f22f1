import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'
import { periods, taxable } from '../mw507.ts'

// Nonresidents pay a special rate in place of a county's. The law forbids to withhold less than 4.75%.
export const tax = {
  'state tax': 'brackets(rates[status], taxable * periods) / periods',
  'special nonresident tax': "if(residency == 'nonresident', taxable * nonresidentRate, 0)",
  withholding: 'if(wages < least[period], 0, cents(state + special))',
}

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  periods,
  lines: { ...taxable, ...tax },
  // A lump sum: the top rate, and for nonresidents the special rate.
  supplemental: { flat: "supplemental * if(residency == 'nonresident', top + nonresidentRate, top)" },
}
