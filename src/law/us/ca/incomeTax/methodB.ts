import type { SheetLines } from '../../../language/declare.ts'

/** The steps of Method B. Beyond ten allowances the tables multiply the figure for one. */
export const lines: SheetLines = {
  'higher column': "status == 'hoh' or status == 'married' and regular >= 2",
  'limit of low income': 'if(higher, lowIncome[period].higher, lowIncome[period].lower)',
  'expected deduction':
    'if(estimated > 10, estimated * estimatedDeduction[period][1], estimatedDeduction[period][estimated])',
  'standard deduction': 'if(higher, standardDeduction[period].higher, standardDeduction[period].lower)',
  'taxable income': 'max(0, wages - expected - standard)',
  'tax computed': 'cents(brackets(rates[period][status], taxable))',
  'credit for regular allowances':
    'if(regular > 10, regular * exemptionCredit[period][1], exemptionCredit[period][regular])',
  withholding: 'if(wages <= limit, 0, max(0, tax - credit))',
}
