import { expect, test } from 'vitest'
import { type PaySchedule, payPeriods } from '../../../src/domain/calendar/pay-periods.ts'
import { day } from '../../../src/kernel/dates.ts'

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
