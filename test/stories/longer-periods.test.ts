import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { wage } from '../support/people.ts'
import { sharedService } from '../support/shared.ts'

/** Twice a month and once a month, every line. Federal: annual less 8,600, Single, Pub 15-T 2026; 12 % above 19,900. */
const sandbox = await sharedService()
const { ok } = sandbox
const { company, hire, schedule, run } = payroll(sandbox)

test('twice a month: a salary, hours, and someone who joins inside the period', async () => {
  const states = { TX: '2.7%', PA: '3.822%', GA: '2.5%' }
  const companyId = await company({ today: '2026-11-30', states })
  await hire(companyId, { name: 'Sam Salary', state: 'TX', rate: 60_000 })
  const hourly = { name: 'Hope Hourly', state: 'PA', rate: 25, basis: 'Per Hour' }
  const { userId } = await hire(companyId, hourly)
  await hire(companyId, { name: 'Nora New', state: 'GA', rate: 60_000, dateOfJoin: '2026-12-09' })
  await ok('sandbox/advanceClock', { hours: 1 })
  const periods = await schedule(companyId, {
    compensationFrequency: 'SemiMonthly',
    payBeginDate: '2026-12-01',
    payDate: '2026-12-15',
    secondPayDate: '2026-12-31',
  })
  // 31 January 2027 is a Sunday; 15 February is Washington's birthday.
  expect(periods.slice(0, 5).map(({ payBeginDate, payDate }) => [payBeginDate, payDate])).toEqual([
    ['2026-12-01', '2026-12-15'],
    ['2026-12-16', '2026-12-31'],
    ['2027-01-01', '2027-01-15'],
    ['2027-01-16', '2027-01-29'],
    ['2027-02-01', '2027-02-12'],
  ])
  const at = { companyId, payPeriodId: periods[0]!.payPeriodId }
  await ok('payroll/importRegularPayrollData', {
    ...at,
    payrollData: [{ userId, basicPay: { payHours: 86.67 } }],
  })
  expect(await run(at)).toEqual({
    'Sam Salary': {
      pay: { Salary: 2500 }, // 60,000 ÷ 24
      taken: {
        'Federal Withholding Tax': 209.17, // 51,400: 1,240 + 12 % × 31,500 = 5,020; ÷ 24 = 209.1667
        'Social Security': 155,
        Medicare: 36.25,
      },
      employer: {
        'Social Security': 155,
        Medicare: 36.25,
        FUTA: 15,
        'TX - State Unemployment Insurance': 67.5,
      },
      gross: 2500,
      net: 2099.58,
    },
    'Hope Hourly': {
      pay: { Regular: 2166.75 }, // 86.67 × 25
      taken: {
        'Federal Withholding Tax': 169.18, // 52,002 − 8,600 = 43,402; 1,240 + 12 % × 23,502 = 4,060.24; ÷ 24
        'Social Security': 134.34, // 134.3385
        Medicare: 31.42, // 31.4179
        'PA - State Withholding Tax': 66.52, // 3.07 % = 66.5192
        'PA - State Unemployment Insurance': 1.52, // 0.07 % = 1.5167
      },
      employer: {
        'Social Security': 134.34,
        Medicare: 31.42,
        FUTA: 13, // 13.0005
        'PA - State Unemployment Insurance': 82.81, // 3.822 % = 82.8132
      },
      gross: 2166.75,
      net: 1763.77,
    },
    'Nora New': {
      pay: { Salary: 1136.36 }, // 1 to 15 December has 11 days Monday to Friday, 5 of them from the 9th on
      taken: {
        'Federal Withholding Tax': 46.55, // 27,272.64 − 8,600 = 18,672.64; 10 % × 11,172.64; ÷ 24 = 46.5527
        'Social Security': 70.45, // 70.4543
        Medicare: 16.48, // 16.4772
        'GA - State Withholding Tax': 25.52, // (27,272.64 − 15,000) × 4.99 % = 612.4047; ÷ 24 = 25.5169
      },
      employer: {
        'Social Security': 70.45,
        Medicare: 16.48,
        FUTA: 6.82, // 6.8182
        'GA - State Unemployment Insurance': 28.41, // 2.5 %
      },
      gross: 1136.36,
      net: 977.36,
    },
  })
})

test('once a month: a salary, hours, and a raise inside the period', async () => {
  const companyId = await company({ today: '2026-12-01', states: { TX: '2.7%' } })
  await hire(companyId, { name: 'Max Month', state: 'TX', rate: 5000, basis: 'Per Month' })
  const hourly = { name: 'Hal Hours', state: 'TX', rate: 30, basis: 'Per Hour' }
  const { userId } = await hire(companyId, hourly)
  const raised = await hire(companyId, { name: 'Rae Raise', state: 'TX', rate: 60_000 })
  const salary = { wageBasis: 'Per Year', userType: 'Salary/No overtime', wageRate: 72_000 }
  await ok('adminPortal/addUserWage', wage(raised, { ...salary, startDate: '2026-12-16' }))
  await ok('sandbox/advanceClock', { hours: 1 })
  const monthly = { compensationFrequency: 'Monthly', payBeginDate: '2026-12-01', payDate: '2026-12-31' }
  const periods = await schedule(companyId, monthly)
  // Paid on the last day of the month, or the banking day before it.
  expect(periods.slice(0, 3).map(({ payDate }) => payDate)).toEqual([
    '2026-12-31',
    '2027-01-29',
    '2027-02-26',
  ])
  const at = { companyId, payPeriodId: periods[0]!.payPeriodId }
  await ok('payroll/importRegularPayrollData', {
    ...at,
    payrollData: [{ userId, basicPay: { payHours: 173.33 } }],
  })
  expect(await run(at)).toEqual({
    'Max Month': {
      pay: { Salary: 5000 },
      taken: { 'Federal Withholding Tax': 418.33, 'Social Security': 310, Medicare: 72.5 }, // 5,020 ÷ 12 = 418.3333
      employer: {
        'Social Security': 310,
        Medicare: 72.5,
        FUTA: 30,
        'TX - State Unemployment Insurance': 135,
      },
      gross: 5000,
      net: 4199.17,
    },
    'Hal Hours': {
      pay: { Regular: 5199.9 }, // 173.33 × 30
      taken: {
        'Federal Withholding Tax': 442.32, // 62,398.80 − 8,600: 1,240 + 12 % × 33,898.80 = 5,307.856; ÷ 12
        'Social Security': 322.39, // 322.3938
        Medicare: 75.4, // 75.3986
      },
      employer: {
        'Social Security': 322.39,
        Medicare: 75.4,
        FUTA: 31.2, // 31.1994
        'TX - State Unemployment Insurance': 140.4, // 140.3973
      },
      gross: 5199.9,
      net: 4359.79,
    },
    'Rae Raise': {
      pay: { Salary: 5521.74 }, // December has 23 such days: (60,000 × 11 + 72,000 × 12) ÷ 23 ÷ 12
      taken: {
        'Federal Withholding Tax': 480.94, // 66,260.88 − 8,600: 1,240 + 12 % × 37,760.88 = 5,771.3056; ÷ 12
        'Social Security': 342.35, // 342.3479
        Medicare: 80.07, // 80.0652
      },
      employer: {
        'Social Security': 342.35,
        Medicare: 80.07,
        FUTA: 33.13, // 33.1304
        'TX - State Unemployment Insurance': 149.09, // 149.0870
      },
      gross: 5521.74,
      net: 4618.38,
    },
  })
})
