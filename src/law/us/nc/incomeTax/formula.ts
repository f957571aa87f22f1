import type { Figure, Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

/** By the period where its figures are printed; otherwise annualized: the tax of a year to the cent, then divided. */
export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    'times of a period that is not printed': 'unprinted[period]',
    taxable: 'max(0, wages * times - standardDeduction[status][period] - allowances * allowance[period])',
    tax: 'if(unprinted[period] > 1, cents(taxable * rate) / unprinted[period], taxable * rate)',
    withholding: 'dollars(tax)',
  },
  supplemental: { flat: 'dollars(supplemental * rate)', ifTaxed: true },
}

/** The deduction and the allowance are those of 2026 and of 2025. */
export const figures: Readonly<Record<string, Figure>> = {
  unprinted: {
    Daily: 260,
    Weekly: 1,
    BiWeekly: 1,
    SemiMonthly: 1,
    Monthly: 1,
    Quarterly: 4,
    SemiAnnual: 2,
    Annual: 1,
  },
  standardDeduction: {
    single_married_surviving: {
      Daily: 12_750,
      Weekly: 245.19,
      BiWeekly: 490.38,
      SemiMonthly: 531.25,
      Monthly: 1_062.5,
      Quarterly: 12_750,
      SemiAnnual: 12_750,
      Annual: 12_750,
    },
    head_household: {
      Daily: 19_125,
      Weekly: 367.79,
      BiWeekly: 735.58,
      SemiMonthly: 796.88,
      Monthly: 1_593.75,
      Quarterly: 19_125,
      SemiAnnual: 19_125,
      Annual: 19_125,
    },
  },
  allowance: {
    Daily: 2_500,
    Weekly: 48.08,
    BiWeekly: 96.15,
    SemiMonthly: 104.17,
    Monthly: 208.33,
    Quarterly: 2_500,
    SemiAnnual: 2_500,
    Annual: 2_500,
  },
}
