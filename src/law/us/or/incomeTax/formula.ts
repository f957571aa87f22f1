import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

/** Whole dollars, with federal tax of the period. Until a certificate is filed 8% of the wages (HB 2119). */
export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    'A annual wages': 'wages * periods',
    allowed: "if(status == 'none', 0, if(A > allowanceLimit[status], 0, allowances))",
    'wide table': "if(status == 'married', 1, allowed >= 3)",
    'SD standard deduction': 'if(wide == 1, standardDeduction.wide, standardDeduction.single)',
    'FED federal tax of a year': "if(status == 'none', 0, min(federalTax * periods, lookup(cap[status], A)))",
    BASE: 'max(0, A - FED - SD)',
    bracket:
      'if(A < 50_000, if(wide == 1, brackets(low.wide, BASE), brackets(low.single, BASE)), if(wide == 1, brackets(high.wide, BASE), brackets(high.single, BASE)))',
    'tax of a year': 'if(BASE > 0, max(0, dollars(bracket) - allowed * credit), 0)',
    withholding: "if(status == 'none', cents(wages * 8%), dollars(tax / periods))",
  },
  supplemental: { flat: 'supplemental * 8%' },
}
