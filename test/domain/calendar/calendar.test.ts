import { expect, test } from 'vitest'
import { addBusinessDays, isBusinessDay } from '../../../src/domain/calendar/business-days.ts'
import { holidaysOf } from '../../../src/domain/calendar/holidays.ts'
import { type PaySchedule, payPeriods } from '../../../src/domain/calendar/pay-periods.ts'
import {
  deadlineFor,
  debitDateFor,
  earliestPayday,
  paydayFor,
} from '../../../src/domain/calendar/payroll-dates.ts'
import { day } from '../../../src/kernel/dates.ts'

// Closed on both calendars, as published (Federal Reserve Bank Services holiday schedules; 5 USC 6103).
const closedOnBoth: Record<number, string[]> = {
  2024: ['01-01', '01-15', '02-19', '05-27', '06-19', '07-04', '09-02', '10-14', '11-11', '11-28', '12-25'],
  2025: ['01-01', '01-20', '02-17', '05-26', '06-19', '07-04', '09-01', '10-13', '11-11', '11-27', '12-25'],
  2026: ['01-01', '01-19', '02-16', '05-25', '06-19', '09-07', '10-12', '11-11', '11-26', '12-25'],
  2027: ['01-01', '01-18', '02-15', '05-31', '07-05', '09-06', '10-11', '11-11', '11-25'],
}
// Closed for the IRS only: Emancipation Day, and Saturday holidays kept on the Friday before.
const closedForIrsOnly: Record<number, string[]> = {
  2024: ['04-16'],
  2025: ['04-16'],
  2026: ['04-16', '07-03'],
  2027: ['04-16', '06-18', '12-24', '12-31'],
}

test.each([2024, 2025, 2026, 2027])('the two calendars of %i', (year) => {
  const days = (list: string[]) => list.map((each) => `${year}-${each}`).sort()
  expect([...holidaysOf('federalReserve', year).keys()].sort()).toEqual(days(closedOnBoth[year]!))
  expect([...holidaysOf('irs', year).keys()].sort()).toEqual(
    days([...closedOnBoth[year]!, ...closedForIrsOnly[year]!]),
  )
})

test('the Friday before a Saturday holiday: ACH settles, the IRS does not count it', () => {
  expect(isBusinessDay('federalReserve', day('2026-07-03'))).toBe(true)
  expect(isBusinessDay('irs', day('2026-07-03'))).toBe(false)
})

test.each([
  ['2026-11-10', 1, '2026-11-12'], // over Veterans Day
  ['2026-11-12', -1, '2026-11-10'],
  ['2026-11-14', 1, '2026-11-16'], // from a Saturday
  ['2026-11-14', -1, '2026-11-13'],
  ['2026-11-25', 2, '2026-11-30'], // Thanksgiving, then the weekend
  ['2026-11-25', 0, '2026-11-25'],
])('%s and %i banking days is %s', (from, count, to) => {
  expect(addBusinessDays('federalReserve', day(from), count)).toBe(to)
})

test.each([
  // nominal     payday        deadline      debit
  ['2026-06-12', '2026-06-12', '2026-06-10', '2026-06-11'],
  ['2026-06-19', '2026-06-18', '2026-06-16', '2026-06-17'], // Juneteenth
  ['2026-07-04', '2026-07-03', '2026-07-01', '2026-07-02'], // Saturday; the Friday is a banking day
  ['2026-11-15', '2026-11-13', '2026-11-10', '2026-11-12'], // Sunday; Veterans Day lies between
  ['2027-01-01', '2026-12-31', '2026-12-29', '2026-12-30'], // moves into the year before
])('payday %s', (nominal, payday, deadline, debit) => {
  expect(paydayFor(day(nominal))).toBe(payday)
  expect(deadlineFor(day(payday))).toBe(deadline)
  expect(debitDateFor(day(deadline))).toBe(debit)
})

test.each([
  ['2026-11-16', '2026-11-18'], // Monday
  ['2026-11-14', '2026-11-18'], // Saturday counts as Monday
  ['2026-11-10', '2026-11-13'],
  ['2026-11-11', '2026-11-16'], // a holiday counts as the next banking day
])('a late run on %s pays on %s', (today, payday) => {
  expect(earliestPayday(day(today))).toBe(payday)
  expect(deadlineFor(day(payday)) >= today).toBe(true)
})

const schedule = (
  compensationFrequency: PaySchedule['compensationFrequency'],
  payBeginDate: string,
  payDate: string,
  secondPayDate?: string,
): PaySchedule => ({
  compensationFrequency,
  payBeginDate: day(payBeginDate),
  payDate: day(payDate),
  secondPayDate: secondPayDate === undefined ? undefined : day(secondPayDate),
})

test.each<[string, PaySchedule, string, string[]]>([
  [
    'weekly',
    schedule('Weekly', '2026-06-08', '2026-06-19'),
    '2026-06-22',
    [
      '2026-06-08 2026-06-14 2026-06-18', // Juneteenth is a Friday in 2026
      '2026-06-15 2026-06-21 2026-06-26',
      '2026-06-22 2026-06-28 2026-07-03', // a banking day in 2026
    ],
  ],
  [
    'biweekly',
    schedule('BiWeekly', '2026-12-07', '2026-12-25'),
    '2026-12-21',
    ['2026-12-07 2026-12-20 2026-12-24', '2026-12-21 2027-01-03 2027-01-08'],
  ],
  [
    'semimonthly with both paydays',
    schedule('SemiMonthly', '2027-01-01', '2027-01-15', '2027-01-31'),
    '2027-02-28',
    [
      '2027-01-01 2027-01-15 2027-01-15',
      '2027-01-16 2027-01-31 2027-01-29', // the 31st is a Sunday
      '2027-02-01 2027-02-15 2027-02-12', // the 15th is Washington's Birthday, a Monday
      '2027-02-16 2027-02-28 2027-02-26', // month end stays month end: the 28th is a Sunday
    ],
  ],
  [
    'semimonthly, the second payday as the same lag',
    schedule('SemiMonthly', '2026-06-01', '2026-06-18'),
    '2026-07-16',
    [
      '2026-06-01 2026-06-15 2026-06-18',
      '2026-06-16 2026-06-30 2026-07-03', // paid three days after the end; a banking day
      '2026-07-01 2026-07-15 2026-07-17', // July 18 is a Saturday
      '2026-07-16 2026-07-31 2026-08-03',
    ],
  ],
  [
    'semimonthly from the second half; the second payday given in the same month',
    schedule('SemiMonthly', '2026-06-16', '2026-07-06', '2026-07-21'),
    '2026-08-01',
    [
      '2026-06-16 2026-06-30 2026-07-06',
      '2026-07-01 2026-07-15 2026-07-21',
      '2026-07-16 2026-07-31 2026-08-06',
      '2026-08-01 2026-08-15 2026-08-21',
    ],
  ],
  [
    'semimonthly from inside a half: the first is short',
    schedule('SemiMonthly', '2026-06-05', '2026-06-15', '2026-06-30'),
    '2026-06-16',
    ['2026-06-05 2026-06-15 2026-06-15', '2026-06-16 2026-06-30 2026-06-30'],
  ],
  [
    'monthly, paid on the last day',
    schedule('Monthly', '2026-01-01', '2026-01-31'),
    '2026-03-01',
    [
      '2026-01-01 2026-01-31 2026-01-30',
      '2026-02-01 2026-02-28 2026-02-27',
      '2026-03-01 2026-03-31 2026-03-31',
    ],
  ],
  [
    'quarterly',
    schedule('Quarterly', '2026-01-01', '2026-04-15'),
    '2026-04-01',
    ['2026-01-01 2026-03-31 2026-04-15', '2026-04-01 2026-06-30 2026-07-15'],
  ],
])('periods: %s', (_, given, until, expected) => {
  const periods = payPeriods(given, day(until)).map(
    ({ payBeginDate, payEndDate, payDate }) => `${payBeginDate} ${payEndDate} ${payDate}`,
  )
  expect(periods).toEqual(expected)
})

test('periods follow each other without gap, whatever the frequency', () => {
  for (const frequency of ['Weekly', 'BiWeekly', 'SemiMonthly', 'Monthly', 'Quarterly'] as const) {
    const periods = payPeriods(schedule(frequency, '2026-01-01', '2026-01-20'), day('2027-12-31'))
    for (const [index, period] of periods.entries()) {
      expect(period.index).toBe(index)
      expect(period.deadLineToRunPayroll < period.payDate).toBe(true)
      if (index > 0) {
        expect(Date.parse(period.payBeginDate) - Date.parse(periods[index - 1]!.payEndDate)).toBe(86_400_000)
      }
    }
  }
})
