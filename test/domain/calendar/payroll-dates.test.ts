import { expect, test } from 'vitest'
import {
  deadlineFor,
  debitDateFor,
  earliestPayday,
  paydayFor,
} from '../../../src/domain/calendar/payroll-dates.ts'
import { day } from '../../../src/kernel/dates.ts'

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
