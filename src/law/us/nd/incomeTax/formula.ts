import type { Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    annual: 'wages * periods',
    'section 2, certificates of 2020 and later':
      "if(form == '2020', dollars(brackets(rates[status], annual) / periods), 0)",
    'less allowances of certificates before 2020':
      "if(form == '2020', 0, max(0, wages - legacyAllowances * allowance[period]))",
    'before 2020, section 1': "if(form == '2020', 0, brackets(section1[status][period], less))",
    withholding: "if(form == '2020', section, if(before < 1, 0, dollars(before)))",
  },
  supplemental: { flat: 'supplemental * 1.5%' },
}

/** Where only the table of the year was seen: a period is a part of it. */
export const annualized: Formula = {
  ...formula,
  lines: {
    annual: 'wages * periods',
    'less allowances of certificates before 2020':
      "if(form == '2020', annual, max(0, annual - legacyAllowances * allowance))",
    'tax of a year': "if(form == '2020', brackets(rates[status], less), brackets(section1[status], less))",
    'part of the period': 'tax / periods',
    withholding: "if(form == '2019' and part < 1, 0, dollars(part))",
  },
}
