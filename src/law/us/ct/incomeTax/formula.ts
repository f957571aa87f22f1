import type { Figure, Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'
import { recapture } from './table-d.ts'
import { credits } from './table-e.ts'
import { addBack, exemptions, rates } from './tables-a-c.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    'annualized salary': 'wages * periods',
    'A exemption': "if(code == 'none' or code == 'E', 0, lookup(exemptions[code], annualized))",
    'taxable income': 'max(0, annualized - A)',
    'B initial tax':
      "if(code == 'E', 0, if(code == 'none', taxable * withoutForm, brackets(rates[code], taxable)))",
    'C add-back of the lowest rate':
      "if(code == 'none' or code == 'E', 0, lookup(addBack[code], annualized))",
    'D recapture': "if(code == 'none' or code == 'E', 0, lookup(recapture[code], annualized))",
    'E credit': "if(code == 'none' or code == 'E', 0, lookup(credits[code], annualized))",
    'tax of a year': '(B + C + D) * (1 - E)',
    withholding: 'cents(tax / periods)',
  },
  supplemental: 'aggregate',
}

export const figures: Readonly<Record<string, Figure>> = {
  withoutForm: '6.99%',
  exemptions,
  rates,
  addBack,
  recapture,
  credits,
}
