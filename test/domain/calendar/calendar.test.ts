import { expect, test } from 'vitest'
import { addBusinessDays, isBusinessDay } from '../../../src/domain/calendar/business-days.ts'
import { depositDue, depositsDue, futaDeposits } from '../../../src/domain/calendar/deposits.ts'
import { holidaysOf } from '../../../src/domain/calendar/holidays.ts'
import { type PaySchedule, payPeriods } from '../../../src/domain/calendar/pay-periods.ts'
import {
  deadlineFor,
  debitDateFor,
  earliestPayday,
  paydayFor,
} from '../../../src/domain/calendar/payroll-dates.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'

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

test.each([
  ['monthly', '2026-06-12', '2026-07-15'],
  ['monthly', '2026-01-30', '2026-02-17'], // the 15th is a Sunday, the 16th Washington's Birthday
  ['semiweekly', '2025-05-30', '2025-06-04'], // Pub 15 "Green, Inc."
  ['semiweekly', '2026-06-12', '2026-06-17'], // Friday → Wednesday
  ['semiweekly', '2026-06-10', '2026-06-17'], // Wednesday → Wednesday
  ['semiweekly', '2026-06-13', '2026-06-22'], // Saturday → Friday, which is Juneteenth → Monday
  ['semiweekly', '2026-06-09', '2026-06-12'], // Tuesday → Friday
  ['semiweekly', '2026-05-22', '2026-05-28'], // Memorial Day adds a day
] as const)('%s depositor, paid %s: due %s', (rule, payDate, due) => {
  expect(depositDue(rule, day(payDate))).toBe(due)
})

const owed = (rows: [string, number][]) => new Map(rows.map(([on, amount]) => [day(on), usd(amount)]))
const summary = (deposits: ReturnType<typeof depositsDue>) =>
  deposits.map(({ rule, amount, due }) => `${rule} ${amount / 100n} ${due}`)

test.each<[string, 'monthly' | 'semiweekly', [string, number][], string[]]>([
  [
    'Pub 15 "Fir Co.": 110,000 on Monday, 30,000 on Tuesday',
    'semiweekly',
    [
      ['2025-06-02', 110_000],
      ['2025-06-03', 30_000],
    ],
    ['nextDay 110000 2025-06-03', 'semiweekly 30000 2025-06-06'],
  ],
  [
    'Pub 15: 95,000 on Tuesday and 10,000 on Wednesday lie in two periods',
    'semiweekly',
    [
      ['2025-06-03', 95_000],
      ['2025-06-04', 10_000],
    ],
    ['semiweekly 95000 2025-06-06', 'semiweekly 10000 2025-06-11'],
  ],
  [
    'Pub 15: one period, two quarters, two deposits',
    'semiweekly',
    [
      ['2025-03-29', 1000],
      ['2025-04-01', 2000],
    ],
    ['semiweekly 1000 2025-04-04', 'semiweekly 2000 2025-04-04'],
  ],
  [
    '99,999 is monthly; one dollar more on a later day of the month is due the next day, and then semiweekly',
    'monthly',
    [
      ['2026-06-01', 99_999],
      ['2026-06-12', 1],
      ['2026-06-26', 500],
      ['2027-12-31', 500],
      ['2028-01-07', 500],
    ],
    [
      'nextDay 100000 2026-06-15',
      'semiweekly 500 2026-07-01',
      'semiweekly 500 2028-01-05',
      'monthly 500 2028-02-15',
    ],
  ],
  [
    'monthly',
    'monthly',
    [
      ['2026-06-12', 4000],
      ['2026-06-26', 4000],
      ['2026-07-10', 4000],
    ],
    ['monthly 8000 2026-07-15', 'monthly 4000 2026-08-17'],
  ],
])('deposits: %s', (_, rule, rows, expected) => {
  expect(summary(depositsDue(rule, owed(rows)))).toEqual(expected)
})

test('FUTA: 500 is carried, more is deposited, the rest goes with the return', () => {
  expect(summary(futaDeposits(2026, [usd(500), usd('0.01'), usd(100), usd(42)]))).toEqual([
    'futa 500 2026-07-31', // 500.01 after the second quarter
    'withReturn 142 2027-02-01', // January 31 is a Sunday
  ])
  expect(summary(futaDeposits(2026, [usd(0), usd(0), usd(0), usd(0)]))).toEqual([])
})
