import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/**
 * Three people in three states, paid every two weeks over a year end. Federal tables of 2026 (Pub 15-T, Worksheet 1A,
 * standard); 2027 goes on with them, marked provisional, and every yearly count starts again with the first pay date
 * of the year, whatever the period.
 */
const sandbox = await sharedService()
const { company, hire, schedule, run } = payroll(sandbox)
const companyId = await company({ today: '2026-11-30', states: { TX: '2.7%', PA: '3.822%', GA: '2.5%' } })
await hire(companyId, { name: 'Tess Salary', state: 'TX', rate: 52_000 })
const { userId: hourly } = await hire(companyId, {
  name: 'Paul Hourly',
  state: 'PA',
  rate: 25,
  basis: 'Per Hour',
})
await hire(companyId, {
  name: 'Gina Married',
  state: 'GA',
  rate: 6500,
  basis: 'Per Month',
  w4: { w4FilingStatus: 'Married', dependents: 2 },
})
await sandbox.ok('sandbox/advanceClock', { hours: 1 })
const periods = await schedule(companyId, { payBeginDate: '2026-11-30', payDate: '2026-12-18' })

// 52,000 ÷ 26 = 2,000.00. Federal: 52,000 − 8,600 = 43,400; 1,240 + 12 % × (43,400 − 19,900) = 4,060; ÷ 26 = 156.15.
// Social Security 6.2 % = 124.00, Medicare 1.45 % = 29.00. Net 2,000 − 156.15 − 124 − 29.
const tess = {
  pay: { Salary: 2000 },
  taken: { 'Federal Withholding Tax': 156.15, 'Social Security': 124, Medicare: 29 },
  employer: {
    'Social Security': 124,
    Medicare: 29,
    FUTA: 12, // 0.6 % of 2,000, under the base of 7,000
    'TX - State Unemployment Insurance': 54, // 2.7 %, under 9,000
  },
  gross: 2000,
  net: 1690.85,
}

// 80 × 25 = 2,000.00 and 10 × 25 × 1.5 = 375.00: 2,375.00. Federal: 61,750 − 8,600 = 53,150;
// 1,240 + 12 % × 33,250 = 5,230; ÷ 26 = 201.15. Social Security 147.25, Medicare 34.4375 → 34.44.
// Pennsylvania 3.07 % = 72.9125 → 72.91; its employees pay 0.07 % unemployment = 1.6625 → 1.66.
const paul = {
  pay: { Regular: 2000, Overtime: 375 },
  taken: {
    'Federal Withholding Tax': 201.15,
    'Social Security': 147.25,
    Medicare: 34.44,
    'PA - State Withholding Tax': 72.91,
    'PA - State Unemployment Insurance': 1.66,
  },
  employer: {
    'Social Security': 147.25,
    Medicare: 34.44,
    FUTA: 14.25, // 0.6 % of 2,375
    'PA - State Unemployment Insurance': 90.77, // 3.822 % = 90.7725, under 10,000
  },
  gross: 2375,
  net: 1917.59, // 2,375 − 201.15 − 147.25 − 34.44 − 72.91 − 1.66
}

// 6,500 a month = 78,000 ÷ 26 = 3,000.00. Federal, married: 78,000 − 12,900 = 65,100; 2,480 + 12 % × 21,000 = 5,000;
// ÷ 26 = 192.3077; two children 4,400 ÷ 26 = 169.2308; left 23.0769 → 23.08. Social Security 186.00, Medicare 43.50.
// Georgia without a G-4, as Single: (78,000 − 15,000) × 4.99 % = 3,143.70; ÷ 26 = 120.91.
const gina = {
  pay: { Salary: 3000 },
  taken: {
    'Federal Withholding Tax': 23.08,
    'Social Security': 186,
    Medicare: 43.5,
    'GA - State Withholding Tax': 120.91,
  },
  employer: {
    'Social Security': 186,
    Medicare: 43.5,
    FUTA: 18, // 0.6 % of 3,000
    'GA - State Unemployment Insurance': 75, // 2.5 % of 3,000, under 9,500
  },
  gross: 3000,
  net: 2626.51,
}

const hours = (at: number) =>
  sandbox.ok('payroll/importRegularPayrollData', {
    companyId,
    payPeriodId: periods[at]!.payPeriodId,
    payrollData: [
      { userId: hourly, basicPay: { payHours: 80 }, overTime: [{ type: 'Overtime', noOfHours: 10 }] },
    ],
  })

const paid = (at: number) => run({ companyId, payPeriodId: periods[at]!.payPeriodId })

test('the paydays: New Year’s Day is a bank holiday, so its pay is of the old year', () => {
  expect(periods.slice(0, 3).map(({ payDate }) => payDate)).toEqual([
    '2026-12-18',
    '2026-12-31',
    '2027-01-15',
  ])
})

test('the first period, every line', async () => {
  await hours(0)
  expect(await paid(0)).toEqual({ 'Tess Salary': tess, 'Paul Hourly': paul, 'Gina Married': gina })
})

test('the second: FUTA has 7,000 − 3,000 left for Gina, and nobody else is near a cap', async () => {
  await sandbox.ok('sandbox/advanceClock', { days: 14 })
  await hours(1)
  expect(await paid(1)).toEqual({ 'Tess Salary': tess, 'Paul Hourly': paul, 'Gina Married': gina })
})

test('the third is paid in the new year: every count begins again', async () => {
  await sandbox.ok('sandbox/advanceClock', { days: 14 })
  await hours(2)
  expect(await paid(2)).toEqual({ 'Tess Salary': tess, 'Paul Hourly': paul, 'Gina Married': gina })
  const { payStub } = await sandbox.ok('reports/getPayStub', {
    payPeriodId: periods[2]!.payPeriodId,
    userId: hourly,
  })
  expect(payStub).toMatchObject({ gross: 2375, grossYearToDate: 2375 })
})

test('a third pay in one year reaches the FUTA base: 7,000 − 2 × 3,000 = 1,000 is left for Gina', async () => {
  await sandbox.ok('sandbox/advanceClock', { days: 14 })
  await hours(3)
  await paid(3)
  await sandbox.ok('sandbox/advanceClock', { days: 14 })
  await hours(4)
  const third = await paid(4)
  expect(third['Gina Married']!.employer).toEqual({ ...gina.employer, FUTA: 6 }) // 0.6 % of 1,000
  expect(third['Paul Hourly']!.employer).toEqual({ ...paul.employer, FUTA: 13.5 }) // 7,000 − 4,750 = 2,250
  expect(third['Tess Salary']!.employer).toEqual(tess.employer) // 7,000 − 4,000 = 3,000, all 2,000 counted
})
