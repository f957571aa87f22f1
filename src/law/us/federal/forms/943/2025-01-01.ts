import type { FilingForm } from '../../../../language/filing-form.ts'
import { form941 } from '../941/lines.ts'

export const law: FilingForm = {
  table: 'filingForm',
  where: 'US.943',
  form: '943',
  effective: '2025-01-01',
  checkedThrough: '2026-12-31',
  revision: 2,
  title: 'Employer’s Annual Federal Tax Return for Agricultural Employees',
  printed: '2025',
  period: 'year',
  source: 'Form 943; lines 2 to 7, 10, 13, 14 and 17 also in Pub 15 (2025)',
  confidence: 'recalled',
  facts: form941.facts,
  // biome-ignore format: one line of the form a row
  lines: [
    ['1', 'Farm workers in the pay period with March 12', 'workersOn12th', 'count'],
    ['2', 'Wages subject to Social Security tax', 'ssTaxable + sickPayWages'],
    ['3', 'Social Security tax, 12.4%', 'cents(line2 * 12.4%)'],
    ['4', 'Wages subject to Medicare tax', 'medicareWages + sickPayWages'],
    ['5', 'Medicare tax, 2.9%', 'cents(line4 * 2.9%)'],
    ['6', 'Wages subject to Additional Medicare Tax', 'additionalWages'],
    ['7', 'Additional Medicare Tax, 0.9%', 'cents(line6 * 0.9%)'],
    ['8', 'Federal income tax withheld', 'incomeTax'],
    ['9', 'Total taxes before adjustments', 'line3 + line5 + line7 + line8'],
    ['10', 'Current year’s adjustments', 'cents(employeeFica + uncollectedOnTips + if(sickPayWages > 0, sickPay, 0) - line2 * 6.2% - line4 * 1.45% - line6 * 0.9%) - sickPay - uncollectedOnTips'],
    ['11', 'Total taxes after adjustments', 'line9 + line10'],
    ['12', 'Payroll tax credit for increasing research activities', 'researchCredit'],
    ['13', 'Total taxes after adjustments and credits', 'max(0, line11 - line12)'],
    ['14', 'Total deposits, with the overpayment applied from before', 'deposits + overpaymentApplied'],
    ['15', 'Balance due', 'max(0, line13 - line14)'],
    ['16', 'Overpayment', 'max(0, line14 - line13)'],
    ['17', 'Deposit schedule and tax liability', [
      ['line13 < 2500', 'less than 2,500'],
      ['isSemiweekly or isHundredThousandDay', 'Form 943-A'],
      ['1', 'monthly'],
    ]],
    ['18', 'The business closed or stopped paying wages', 'isFinal', 'box'],
  ],
  schedules: {
    'Form 943-A': {
      kind: 'days',
      total: '13',
      when: 'line13 >= 2500 and (isSemiweekly or isHundredThousandDay)',
    },
    'Line 17': {
      kind: 'months',
      total: '13',
      when: 'line13 >= 2500 and isSemiweekly == 0 and isHundredThousandDay == 0',
    },
  },
  due: { months: 1, day: 'last', extended: { months: 2, day: 10 } },
}
