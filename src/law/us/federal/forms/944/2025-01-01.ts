import type { FilingForm } from '../../../../language/filing-form.ts'
import { form941 } from '../941/lines.ts'

export const law: FilingForm = {
  table: 'filingForm',
  where: 'US.944',
  form: '944',
  effective: '2025-01-01',
  checkedThrough: '2026-12-31',
  revision: 2,
  title: 'Employer’s Annual Federal Tax Return',
  printed: '2025',
  period: 'year',
  source: 'Form 944; lines 6, 9, 10 and 13 also in Pub 15 (2025)',
  confidence: 'recalled',
  facts: form941.facts,
  // biome-ignore format: one line of the form a row
  lines: [
    ['1', 'Wages, tips, and other compensation', 'wages + sickPayWages'],
    ['2', 'Federal income tax withheld', 'incomeTax'],
    ['3', 'No wages are subject to Social Security or Medicare tax', 'ssTaxable == 0 and medicareWages == 0 and additionalWages == 0 and sickPayWages == 0 and wages > 0', 'box'],
    ['4a1', 'Taxable Social Security wages', 'ssTaxable - ssTips + sickPayWages'],
    ['4a', 'Tax on them, 12.4%', 'cents(line4a1 * 12.4%)'],
    ['4b1', 'Taxable Social Security tips', 'ssTips'],
    ['4b', 'Tax on them, 12.4%', 'cents(line4b1 * 12.4%)'],
    ['4c1', 'Taxable Medicare wages and tips', 'medicareWages + sickPayWages'],
    ['4c', 'Tax on them, 2.9%', 'cents(line4c1 * 2.9%)'],
    ['4d1', 'Wages and tips subject to Additional Medicare Tax', 'additionalWages'],
    ['4d', 'Tax on them, 0.9%', 'cents(line4d1 * 0.9%)'],
    ['4e', 'Total Social Security and Medicare taxes', 'line4a + line4b + line4c + line4d'],
    ['5', 'Total taxes before adjustments', 'line2 + line4e'],
    ['6', 'Current year’s adjustments', 'cents(employeeFica + uncollectedOnTips + if(sickPayWages > 0, sickPay, 0) - (line4a1 + line4b1) * 6.2% - line4c1 * 1.45% - line4d1 * 0.9%) - sickPay - uncollectedOnTips'],
    ['7', 'Total taxes after adjustments', 'line5 + line6'],
    ['8', 'Payroll tax credit for increasing research activities', 'researchCredit'],
    ['9', 'Total taxes after adjustments and credits', 'max(0, line7 - line8)'],
    ['10', 'Total deposits, with the overpayment applied from before', 'deposits + overpaymentApplied'],
    ['11', 'Balance due', 'max(0, line9 - line10)'],
    ['12', 'Overpayment', 'max(0, line10 - line9)'],
    ['13', 'Deposit schedule and tax liability', [
      ['line9 < 2500', 'less than 2,500'],
      ['isSemiweekly or isHundredThousandDay', 'Form 945-A'],
      ['1', 'monthly'],
    ]],
    ['14', 'The business closed or stopped paying wages', 'isFinal', 'box'],
  ],
  schedules: {
    'Form 945-A': {
      kind: 'days',
      total: '9',
      when: 'line9 >= 2500 and (isSemiweekly or isHundredThousandDay)',
    },
    'Line 13': {
      kind: 'months',
      total: '9',
      when: 'line9 >= 2500 and isSemiweekly == 0 and isHundredThousandDay == 0',
    },
  },
  due: { months: 1, day: 'last', extended: { months: 2, day: 10 } },
}
