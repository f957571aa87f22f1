import type { FilingForm, FormCode } from '../../../../language/filing-form.ts'

/** The boxes of Form W-2 that the editions share. Boxes 15 to 20 are one row a state, by the withholding of each. */
export const formW2: Pick<
  FilingForm,
  'table' | 'form' | 'title' | 'period' | 'facts' | 'lines' | 'labels' | 'due'
> = {
  table: 'filingForm',
  form: 'W-2',
  title: 'Wage and Tax Statement',
  period: 'year',
  facts: {
    wages: [['taxable', 'employeeTax', 'US.incomeTax']],
    incomeTax: [['amount', 'employeeTax', 'US.incomeTax']],
    ssTaxable: [['taxable', 'employeeTax', 'US.socialSecurity']],
    ssTips: 'given',
    allocatedTips: 'given',
    ssTax: [['amount', 'employeeTax', 'US.socialSecurity']],
    medicareWages: [['taxable', 'employeeTax', 'US.medicare']],
    medicareTax: [
      ['amount', 'employeeTax', 'US.medicare'],
      ['amount', 'employeeTax', 'US.additionalMedicare'],
    ],
    dependentCare: [
      ['amount', 'pretax', 'Dependent Care FSA'],
      ['amount', 'aftertax', 'Dependent Care FSA'],
      ['amount', 'employerBenefit', 'Dependent Care FSA'],
    ],
    // Money of either side in the year. A 457(b) does not count.
    retirement: [
      ['amount', 'pretax', '401(k)'],
      ['amount', 'employerBenefit', '401(k)'],
      ['amount', 'aftertax', 'Roth 401(k)'],
      ['amount', 'employerBenefit', 'Roth 401(k)'],
      ['amount', 'pretax', '403(b)'],
      ['amount', 'employerBenefit', '403(b)'],
      ['amount', 'aftertax', 'Roth 403(b)'],
      ['amount', 'employerBenefit', 'Roth 403(b)'],
      ['amount', 'pretax', 'SIMPLE IRA'],
      ['amount', 'employerBenefit', 'SIMPLE IRA'],
    ],
    isStatutory: 'entered',
    isThirdPartySickPay: 'entered',
  },
  // biome-ignore format: one line of the form a row
  lines: [
    ['1', 'Wages, tips, other compensation', 'wages'],
    ['2', 'Federal income tax withheld', 'incomeTax'],
    ['3', 'Social security wages', 'ssTaxable - ssTips'],
    ['4', 'Social security tax withheld', 'ssTax'],
    ['5', 'Medicare wages and tips', 'medicareWages'],
    ['6', 'Medicare tax withheld', 'medicareTax'],
    ['7', 'Social security tips', 'ssTips'],
    ['8', 'Allocated tips', 'allocatedTips'],
    ['10', 'Dependent care benefits', 'dependentCare'],
    ['13a', 'Statutory employee', 'isStatutory', 'box'],
    ['13b', 'Retirement plan', 'retirement > 0', 'box'],
    ['13c', 'Third-party sick pay', 'isThirdPartySickPay', 'box'],
  ],
  // biome-ignore format: one label a line
  labels: [
    ['AK.sui', 'AKUI'],
    ['CA.sdi', 'CASDI'],
    ['CO.familyLeave', 'COFAMLI'],
    ['CT.familyLeave', 'CTPL'],
    ['DE.familyLeave', 'DEPFML'],
    ['HI.sdi', 'HITDI'],
    ['MA.familyLeave', 'MAPFML'],
    ['MA.medicalLeave', 'MAPFML'],
    ['ME.familyLeave', 'MEPFML'],
    ['MN.familyLeave', 'MNPFML'],
    ['NJ.sui', 'UI/WF/SWF'],
    ['NJ.workforce', 'UI/WF/SWF'],
    ['NJ.sdi', 'DI'],
    ['NJ.familyLeave', 'FLI'],
    ['NY.sdi', 'NYSDI'],
    ['NY.familyLeave', 'NYPFL'],
    ['OR.familyLeave', 'ORPFML'],
    ['OR.transit', 'ORSTT'],
    ['OR.wbf', 'ORWBF'],
    ['PA.sui', 'PASUI'],
    ['RI.sdi', 'RITDI'],
    ['VT.childCare', 'VTCCC'],
    ['WA.familyLeave', 'WAPFML'],
    ['WA.longTermCare', 'WACARES'],
  ],
  due: { months: 1, day: 'last' },
}

/** Box 12 as far as pay of ours has it. */
// biome-ignore format: one code a line
export const codesOfW2: readonly FormCode[] = [
  ['A', 'Uncollected social security tax on tips', [['uncollected', 'employeeTax', 'US.socialSecurity']]],
  ['B', 'Uncollected Medicare tax on tips', [['uncollected', 'employeeTax', 'US.medicare']]],
  ['C', 'Taxable cost of group-term life insurance over 50,000', [['amount', 'earning', 'Group-Term Life']]],
  ['D', '401(k) deferrals', [['amount', 'pretax', '401(k)']], 'inTotal'],
  ['E', '403(b) deferrals', [['amount', 'pretax', '403(b)']], 'inTotal'],
  ['G', '457(b) deferrals', [['amount', 'pretax', '457(b)'], ['amount', 'employerBenefit', '457(b)']], 'inTotal'],
  ['S', 'SIMPLE IRA deferrals', [['amount', 'pretax', 'SIMPLE IRA']], 'inTotal'],
  ['T', 'Adoption assistance', [['amount', 'pretax', 'Adoption Assistance'], ['amount', 'employerBenefit', 'Adoption Assistance']]],
  ['W', 'Health savings account, employer and pre-tax money', [['amount', 'pretax', 'HSA'], ['amount', 'employerBenefit', 'HSA']]],
  ['AA', 'Roth 401(k) contributions', [['amount', 'aftertax', 'Roth 401(k)']], 'inTotal'],
  ['BB', 'Roth 403(b) contributions', [['amount', 'aftertax', 'Roth 403(b)']], 'inTotal'],
  ['DD', 'Cost of employer-sponsored health coverage', [
    ['amount', 'pretax', 'Medical'], ['amount', 'aftertax', 'Medical'], ['amount', 'employerBenefit', 'Medical'],
    ['amount', 'pretax', 'Dental'], ['amount', 'aftertax', 'Dental'], ['amount', 'employerBenefit', 'Dental'],
    ['amount', 'pretax', 'Vision'], ['amount', 'aftertax', 'Vision'], ['amount', 'employerBenefit', 'Vision'],
  ]],
]
