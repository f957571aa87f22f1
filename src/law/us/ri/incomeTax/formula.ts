import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

/** The exemption ends at a limit. */
export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    'allowance of a worker': 'if(wages > limit[period], 0, allowances * exemption[period])',
    taxable: 'max(0, wages - allowance)',
    withholding: 'cents(brackets(rates[period], taxable))',
  },
  supplemental: { flat: 'supplemental * 5.99%' },
}

/** Where only the table of the year was seen: a period is a part of it. */
export const annualized: Formula = {
  ...formula,
  lines: {
    annual: 'wages * periods',
    'allowance of a worker': 'if(annual > limit, 0, allowances * exemption)',
    'tax of a year': 'brackets(rates, max(0, annual - allowance))',
    withholding: 'cents(tax / periods)',
  },
}
