import { expect, test } from 'vitest'
import { nextReminder, remindedOf } from '../../../src/domain/filings/reminders.ts'
import { day } from '../../../src/kernel/dates.ts'

test.each([
  ['2026-07-15', '2026-07-16'],
  ['2026-07-16', '2026-08-01'],
  ['2026-07-31', '2026-08-01'],
  ['2026-08-01', '2026-08-16'],
  ['2026-12-16', '2027-01-01'],
])('after %s the next is %s', (on, next) => {
  expect(nextReminder(day(on))).toBe(next)
})

test.each([
  // on            today         from          to
  ['2026-07-16', '2026-07-16', '2026-07-01', '2026-08-04'],
  ['2026-08-01', '2026-08-01', '2026-07-16', '2026-08-19'],
  // A process that was down until the 20th: nothing between is left out.
  ['2026-08-01', '2026-08-20', '2026-07-16', '2026-09-04'],
])('the reminder of %s, told on %s, is about %s through %s', (on, today, from, to) => {
  expect(remindedOf({ on: day(on), today: day(today) })).toEqual({ from, to })
})
