import { expect, test } from 'vitest'
import { moneyTimes, sameDayDates, windowAt } from '../../../src/domain/calendar/same-day.ts'
import { day } from '../../../src/kernel/dates.ts'

test.each([
  { time: '00:00', indicator: 'SD1300' },
  { time: '10:00', indicator: 'SD1300' },
  { time: '10:01', indicator: 'SD1700' },
  { time: '14:15', indicator: 'SD1700' },
  { time: '14:16', indicator: 'SD1800' },
  { time: '16:15', indicator: 'SD1800' },
  { time: '16:16', indicator: undefined },
])('a file of $time goes in the window $indicator', ({ time, indicator }) => {
  expect(windowAt(time)?.indicator).toBe(indicator)
})

// Juneteenth 2026 is a Friday, and a weekend follows.
test.each([
  { today: '2026-06-17', time: '10:00', debitDate: '2026-06-17', earliest: '2026-06-17' },
  { today: '2026-06-17', time: '10:01', debitDate: '2026-06-17', earliest: '2026-06-18' },
  { today: '2026-06-17', time: '16:16', debitDate: '2026-06-18', earliest: '2026-06-18' },
  { today: '2026-06-18', time: '10:01', debitDate: '2026-06-18', earliest: '2026-06-22' },
  { today: '2026-06-19', time: '09:00', debitDate: '2026-06-22', earliest: '2026-06-22' },
  { today: '2026-06-20', time: '09:00', debitDate: '2026-06-22', earliest: '2026-06-22' },
])('run on $today at $time it is drawn on $debitDate and paid on $earliest', ({ today, time, ...dates }) => {
  expect(sameDayDates({ today: day(today), time })).toEqual(dates)
})

test.each([
  // Not same-day: overnight.
  { isSameDay: false, debit: '18', pay: '19', time: '09:00', times: ['09:00', '20:00', '09:00'] },
  // Drawn in the first window, paid in the second.
  { isSameDay: true, debit: '17', pay: '17', time: '09:00', times: ['13:00', '13:15', '17:00'] },
  // Drawn today, paid overnight.
  { isSameDay: true, debit: '17', pay: '18', time: '11:00', times: ['17:00', '20:00', '09:00'] },
  // Drawn overnight, paid in the first window.
  { isSameDay: true, debit: '18', pay: '18', time: '18:00', times: ['09:00', '09:15', '13:00'] },
])('drawn on the $debit and paid on the $pay, run at $time', ({ isSameDay, debit, pay, time, times }) => {
  const run = { isSameDay, debitDate: day(`2026-06-${debit}`), payDate: day(`2026-06-${pay}`) }
  const found = moneyTimes(run, { today: day('2026-06-17'), time })
  expect([found.debitSettles, found.creditsAt, found.creditsSettle]).toEqual(times)
})
