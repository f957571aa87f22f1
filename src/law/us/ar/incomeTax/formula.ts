import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    annual: 'wages * periods',
    'NTI net taxable income': 'max(0, annual - standardDeduction)',
    'middle of its hundred': 'if(NTI < exactFrom, floor(NTI, 100) + 50, NTI)',
    'tax of a year': 'dollars(ladder(rates, middle))',
    'less personal credits': 'max(0, tax - exemptions * credit)',
    withholding: 'cents(less / periods)',
  },
  supplemental: { flat: 'supplemental * top' },
}
