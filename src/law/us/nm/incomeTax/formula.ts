import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    tax: 'cents(brackets(rates[status][period], wages))',
    // Of shorter periods nobody can tell what the month will come to.
    withholding: "if(period == 'Monthly' and tax < 1, 0, tax)",
  },
  supplemental: { flat: 'supplemental * 5.9%' },
}
