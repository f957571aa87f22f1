import { expect, test } from 'vitest'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd, ZERO } from '../../../src/kernel/money.ts'
import { slip } from './slip.ts'
import { certificate, earned, elected, worker } from './worker.ts'

// Whole payslips, every line with the arithmetic that a clerk would do. Federal 2026: standard table (Pub 15-T),
// 8,600 off the year for single and head of household, 12,900 for married; Social Security 6.2%, Medicare 1.45%.

const weekly = { frequency: 'Weekly', periodStart: day('2026-06-06') } as const
const toDate = (wages: number) => ({ wages: usd(wages), tax: ZERO })

const slips: [string, PaycheckInput, [string, string][]][] = [
  [
    'Georgia, single, 2,000 every two weeks',
    worker('GA', { earnings: [earned('Regular', 2000)] }),
    [
      ['gross', '2000.00'],
      ['Social Security', '-124.00'], // 2,000 × 6.2%
      ['Medicare', '-29.00'], // 2,000 × 1.45%
      ['Federal Withholding Tax', '-156.15'], // 52,000 − 8,600 = 43,400: 1,240 + 12% × 23,500 = 4,060; ÷ 26
      ['GA - State Withholding Tax', '-71.01'], // (52,000 − 15,000) × 4.99% = 1,846.30; ÷ 26
      ['net', '1619.84'],
      ['employer: Social Security', '124.00'],
      ['employer: Medicare', '29.00'],
      ['employer: FUTA', '12.00'], // 2,000 × 0.6%
      ['employer: GA - State Unemployment Insurance', '54.00'], // 2,000 × 2.7%
    ],
  ],
  [
    'Texas, a week of 46 hours at 12.00',
    worker('TX', { ...weekly, earnings: [earned('Regular', 480), earned('Overtime', 108)] }),
    [
      ['gross', '588.00'], // 40 × 12.00 + 6 × 18.00
      ['Social Security', '-36.46'], // 36.456
      ['Medicare', '-8.53'], // 8.526
      ['Federal Withholding Tax', '-28.64'], // 30,576 − 8,600 = 21,976: 1,240 + 12% × 2,076 = 1,489.12; ÷ 52
      ['net', '514.37'],
      ['employer: Social Security', '36.46'],
      ['employer: Medicare', '8.53'],
      ['employer: FUTA', '3.53'],
      ['employer: TX - State Unemployment Insurance', '15.88'], // 2.7%
    ],
  ],
  [
    'California, married with two allowances, benefits; the state taxes the HSA',
    worker('CA', {
      frequency: 'SemiMonthly',
      payDate: day('2026-06-15'),
      periodStart: day('2026-06-01'),
      periodEnd: day('2026-06-15'),
      w4: { ...certificate, status: 'Married' },
      stateW4: { status: 'married', regular: 2 },
      earnings: [earned('Salary', 5000)],
      deductions: [
        elected('401(k)', 300),
        elected('HSA', 150, { employer: usd(50), coverage: 'Family' }),
        elected('Medical', 120),
      ],
    }),
    [
      ['gross', '5000.00'],
      ['Social Security', '-293.26'], // 5,000 − 120 − 150 = 4,730
      ['Medicare', '-68.59'], // 68.585
      ['Federal Withholding Tax', '-349.93'], // 4,430 × 24 − 12,900 = 93,420: 2,480 + 12% × 49,320; ÷ 24
      ['CA - State Withholding Tax', '-122.54'], // 4,580 − 476 = 4,104: 93.67 + 6.6% × 650 − 14.03
      ['CA - State Disability Insurance', '-61.49'], // 4,730 × 1.3%
      ['Medical', '-120.00'],
      ['HSA', '-150.00'],
      ['401(k)', '-300.00'],
      ['net', '3534.19'],
      ['employer: Social Security', '293.26'],
      ['employer: Medicare', '68.59'],
      ['employer: FUTA', '28.38'],
      ['employer: CA - State Unemployment Insurance', '160.82'], // 3.4%
      ['employer: CA - Employment Training Tax', '4.73'], // 0.1%
      ['employer: HSA', '50.00'],
    ],
  ],
  [
    'New York City, single, 3,000 every two weeks',
    worker('NY', {
      work: { state: 'NY', localities: ['NY-NYC'] },
      resident: { state: 'NY', localities: ['NY-NYC'] },
      earnings: [earned('Regular', 3000)],
    }),
    [
      ['gross', '3000.00'],
      ['Social Security', '-186.00'],
      ['Medicare', '-43.50'],
      ['Federal Withholding Tax', '-320.38'], // 69,400: 5,800 + 22% × 11,500 = 8,330; ÷ 26
      ['NY - State Withholding Tax', '-140.28'], // 3,000 − 284.60 = 2,715.40: 22.54 + 5.4% × 2,180.40
      ['NYC - City Withholding Tax', '-107.24'], // 3,000 − 192.30 = 2,807.70: 86.00 + 4.25% × 499.70
      ['NY - State Disability Insurance', '-1.20'], // 0.5% of 120 a week
      ['NY - Paid Family Leave', '-12.96'], // 0.432%
      ['net', '2188.44'],
      ['employer: Social Security', '186.00'],
      ['employer: Medicare', '43.50'],
      ['employer: FUTA', '18.00'],
      ['employer: NY - State Unemployment Insurance', '120.75'], // 4.025%
      ['employer: NY - Re-employment Services Fund', '2.25'], // 0.075%
    ],
  ],
  [
    'Georgia, a bonus beside the regular pay, Medical and 401(k)',
    worker('GA', {
      earnings: [earned('Regular', 2000), earned('Bonus', 500)],
      deductions: [elected('401(k)', 100), elected('Medical', 50)],
    }),
    [
      ['gross', '2500.00'],
      ['Social Security', '-151.90'], // 2,450 × 6.2%
      ['Medicare', '-35.53'], // 35.525
      ['Federal Withholding Tax', '-248.15'], // 1,850: 39,500 → 3,592 ÷ 26 = 138.15; 500 × 22% = 110.00
      ['GA - State Withholding Tax', '-88.48'], // 33,100 × 4.99% ÷ 26 = 63.53; 500 × 4.99% = 24.95
      ['Medical', '-50.00'],
      ['401(k)', '-100.00'],
      ['net', '1825.94'],
      ['employer: Social Security', '151.90'],
      ['employer: Medicare', '35.53'],
      ['employer: FUTA', '14.70'],
      ['employer: GA - State Unemployment Insurance', '66.15'],
    ],
  ],
  [
    'Texas, December: the Social Security base and 200,000 are crossed, FUTA and SUI are full',
    worker('TX', {
      frequency: 'Monthly',
      payDate: day('2026-12-31'),
      periodStart: day('2026-12-01'),
      periodEnd: day('2026-12-31'),
      earnings: [earned('Salary', 20_000)],
      yearToDate: {
        taxes: {
          'US.socialSecurity': toDate(180_000),
          'US.medicare': toDate(190_000),
          'US.additionalMedicare': toDate(190_000),
          'US.futa': toDate(7000),
          'TX.sui': toDate(9000),
        },
        supplementalWages: ZERO,
      },
    }),
    [
      ['gross', '20000.00'],
      ['Social Security', '-279.00'], // 184,500 − 180,000 = 4,500 × 6.2%
      ['Medicare', '-290.00'],
      ['Additional Medicare', '-90.00'], // 10,000 over 200,000 × 0.9%
      ['Federal Withholding Tax', '-4008.67'], // 231,400: 41,024 + 32% × 22,125 = 48,104; ÷ 12
      ['net', '15332.33'],
      ['employer: Social Security', '279.00'],
      ['employer: Medicare', '290.00'],
    ],
  ],
  [
    'Texas, a tipped week: too little money for the income tax',
    worker('TX', { ...weekly, earnings: [earned('Regular', 85.2), earned('Cash Tips', 600)] }),
    [
      ['gross', '685.20'], // 40 × 2.13 and the tips
      ['Social Security', '-42.48'], // 685.20 × 6.2%
      ['Medicare', '-9.94'],
      ['Federal Withholding Tax', '-32.78'], // due 40.30: 27,030.40 → 2,095.65 ÷ 52; 85.20 − 42.48 − 9.94 is left
      ['not paid in money', '-600.00'],
      ['net', '0.00'],
      ['not taken: US.incomeTax', '7.52'],
      ['employer: Social Security', '42.48'],
      ['employer: Medicare', '9.94'],
      ['employer: FUTA', '4.11'],
      ['employer: TX - State Unemployment Insurance', '18.50'],
    ],
  ],
  [
    'a contractor under backup withholding, with expenses',
    worker('TX', {
      workerType: '1099-NEC',
      backupWithholding: true,
      earnings: [earned('Regular', 1500), earned('Reimbursement', 120)],
    }),
    [
      ['gross', '1500.00'],
      ['Backup Withholding', '-360.00'], // 24%; expenses are not pay
      ['reimbursements', '120.00'],
      ['net', '1260.00'],
    ],
  ],
  [
    'California, a week of 13 + 8 + 8 + 8 + 8 hours at 20.00',
    worker('CA', {
      ...weekly,
      earnings: [earned('Regular', 800), earned('Overtime', 120), earned('Double Time', 40)],
    }),
    [
      ['gross', '960.00'], // 40 × 20 + 4 × 30 + 1 × 40
      ['Social Security', '-59.52'],
      ['Medicare', '-13.92'],
      ['Federal Withholding Tax', '-73.28'], // 49,920 − 8,600 = 41,320: 1,240 + 12% × 21,420 = 3,810.40; ÷ 52
      ['CA - State Withholding Tax', '-25.11'], // 960 − 110 = 850: 21.61 + 6.6% × 53
      ['CA - State Disability Insurance', '-12.48'],
      ['net', '775.69'],
      ['employer: Social Security', '59.52'],
      ['employer: Medicare', '13.92'],
      ['employer: FUTA', '5.76'],
      ['employer: CA - State Unemployment Insurance', '32.64'],
      ['employer: CA - Employment Training Tax', '0.96'],
    ],
  ],
  [
    'Texas, a certificate of before 2020, married with two allowances',
    worker('TX', {
      ...weekly,
      w4: { ...certificate, form: '2019', status: 'Married', allowances: 2 },
      earnings: [earned('Regular', 1500)],
    }),
    [
      ['gross', '1500.00'],
      ['Social Security', '-93.00'],
      ['Medicare', '-21.75'],
      ['Federal Withholding Tax', '-106.08'], // 78,000 − 2 × 4,300 = 69,400: 2,480 + 12% × 25,300; ÷ 52
      ['net', '1279.17'],
      ['employer: Social Security', '93.00'],
      ['employer: Medicare', '21.75'],
      ['employer: FUTA', '9.00'],
      ['employer: TX - State Unemployment Insurance', '40.50'],
    ],
  ],
  [
    'Texas, head of household with a child and another dependent, life insurance over 50,000',
    worker('TX', {
      frequency: 'Monthly',
      w4: { ...certificate, status: 'Head of Household', dependents: 1, otherDependents: 1 },
      earnings: [earned('Salary', 4000), earned('Group-Term Life', 15)],
    }),
    [
      ['gross', '4015.00'],
      ['Social Security', '-248.93'], // 4,015 × 6.2%; income tax 210.80 a month − 2,700 ÷ 12 is below zero
      ['Medicare', '-58.22'],
      ['not paid in money', '-15.00'],
      ['net', '3692.85'],
      ['employer: Social Security', '248.93'],
      ['employer: Medicare', '58.22'],
      ['employer: FUTA', '24.00'], // on 4,000: the insurance is no FUTA wage
      ['employer: TX - State Unemployment Insurance', '108.00'],
    ],
  ],
]

test.each(slips)('%s', (_, input, expected) => {
  expect(slip(calculatePaycheck(input))).toEqual(expected)
})
