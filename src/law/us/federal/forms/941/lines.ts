import type { FilingForm } from '../../../../language/filing-form.ts'

/** The lines of Form 941 that the editions of 2025 and 2026 share. */
export const form941: Pick<
  FilingForm,
  'table' | 'form' | 'title' | 'period' | 'facts' | 'lines' | 'schedules' | 'due'
> = {
  table: 'filingForm',
  form: '941',
  title: 'Employer’s Quarterly Federal Tax Return',
  period: 'quarter',
  facts: {
    workersOn12th: 'given',
    wages: [['taxable', 'employeeTax', 'US.incomeTax']],
    incomeTax: [['amount', 'employeeTax', 'US.incomeTax']],
    ssTaxable: [['taxable', 'employeeTax', 'US.socialSecurity']],
    ssTips: 'given',
    medicareWages: [['taxable', 'employeeTax', 'US.medicare']],
    additionalWages: [['taxable', 'employeeTax', 'US.additionalMedicare']],
    employeeFica: [
      ['amount', 'employeeTax', 'US.socialSecurity'],
      ['amount', 'employeeTax', 'US.medicare'],
      ['amount', 'employeeTax', 'US.additionalMedicare'],
    ],
    // Additional Medicare that could not be taken is not reported here (Pub 15 section 6).
    uncollectedOnTips: [
      ['uncollected', 'employeeTax', 'US.socialSecurity'],
      ['uncollected', 'employeeTax', 'US.medicare'],
    ],
    noticeTax: 'entered',
    sickPay: 'entered',
    // What a third party paid and no paycheck has.
    sickPayWages: 'entered',
    researchCredit: 'entered',
    deposits: 'given',
    overpaymentApplied: 'entered',
    priorTax: 'given',
    isPriorKnown: 'given',
    isHundredThousandDay: 'given',
    isSemiweekly: 'given',
    isFinal: 'given',
    isSeasonal: 'given',
  },
  // biome-ignore format: one line of the form a row
  lines: [
    ['1', 'Employees paid for the pay period with the 12th of the last month', 'workersOn12th', 'count'],
    ['2', 'Wages, tips, and other compensation', 'wages + sickPayWages'],
    ['3', 'Federal income tax withheld', 'incomeTax'],
    ['4', 'No wages are subject to Social Security or Medicare tax', 'ssTaxable == 0 and medicareWages == 0 and additionalWages == 0 and sickPayWages == 0 and wages > 0', 'box'],
    ['5a1', 'Taxable Social Security wages', 'ssTaxable - ssTips + sickPayWages'],
    ['5a2', 'Tax on them, 12.4%', 'cents(line5a1 * 12.4%)'],
    ['5b1', 'Taxable Social Security tips', 'ssTips'],
    ['5b2', 'Tax on them, 12.4%', 'cents(line5b1 * 12.4%)'],
    ['5c1', 'Taxable Medicare wages and tips', 'medicareWages + sickPayWages'],
    ['5c2', 'Tax on them, 2.9%', 'cents(line5c1 * 2.9%)'],
    ['5d1', 'Wages and tips subject to Additional Medicare Tax', 'additionalWages'],
    ['5d2', 'Tax on them, 0.9%', 'cents(line5d1 * 0.9%)'],
    ['5e', 'Total Social Security and Medicare taxes', 'line5a2 + line5b2 + line5c2 + line5d2'],
    ['5f', 'Section 3121(q) notice and demand', 'noticeTax'],
    ['6', 'Total taxes before adjustments', 'line3 + line5e + line5f'],
    ['7', 'Adjustment for fractions of cents', 'cents(employeeFica + uncollectedOnTips + if(sickPayWages > 0, sickPay, 0) - (line5a1 + line5b1) * 6.2% - line5c1 * 1.45% - line5d1 * 0.9%)'],
    ['8', 'Adjustment for sick pay', '0 - sickPay'],
    ['9', 'Adjustments for tips and group-term life insurance', '0 - uncollectedOnTips'],
    ['10', 'Total taxes after adjustments', 'line6 + line7 + line8 + line9'],
    ['11', 'Payroll tax credit for increasing research activities', 'researchCredit'],
    ['12', 'Total taxes after adjustments and credits', 'max(0, line10 - line11)'],
    ['13', 'Total deposits, with the overpayment applied from before', 'deposits + overpaymentApplied'],
    ['14', 'Balance due', 'max(0, line12 - line13)'],
    ['15a', 'Overpayment', 'max(0, line13 - line12)'],
    ['16', 'Deposit schedule and tax liability', [
      ['(line12 < 2500 or (isPriorKnown and priorTax < 2500)) and isHundredThousandDay == 0', 'less than 2,500'],
      ['isSemiweekly or isHundredThousandDay', 'semiweekly'],
      ['1', 'monthly'],
    ]],
    ['17', 'The business closed or stopped paying wages', 'isFinal', 'box'],
    ['18', 'Seasonal employer', 'isSeasonal', 'box'],
  ],
  schedules: {
    'Schedule B': {
      kind: 'days',
      total: '12',
      when: `(line12 >= 2500 and (isPriorKnown == 0 or priorTax >= 2500) or isHundredThousandDay) and (isSemiweekly or isHundredThousandDay)`,
    },
    'Line 16': {
      kind: 'months',
      total: '12',
      when: `line12 >= 2500 and (isPriorKnown == 0 or priorTax >= 2500) and isSemiweekly == 0 and isHundredThousandDay == 0`,
    },
  },
  due: { months: 1, day: 'last', extended: { months: 2, day: 10 } },
}
