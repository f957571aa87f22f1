import { expect, test } from 'vitest'
import { holidaysOf } from '../../../src/domain/calendar/holidays.ts'

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
