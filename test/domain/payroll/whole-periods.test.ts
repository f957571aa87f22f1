import { expect, test } from 'vitest'
import { shortPeriodWords, wholePeriod } from '../../../src/domain/payroll/whole-periods.ts'
import { day } from '../../../src/kernel/dates.ts'

// biome-ignore format: a table
test.each([
  // frequency      begins        ends          whole: begins  ends          weekdays
  ['SemiMonthly',   '2026-06-08', '2026-06-15', '2026-06-01', '2026-06-15', 11],
  ['SemiMonthly',   '2026-06-01', '2026-06-15', '2026-06-01', '2026-06-15', 11],
  ['SemiMonthly',   '2026-06-20', '2026-06-30', '2026-06-16', '2026-06-30', 11],
  ['SemiMonthly',   '2026-02-16', '2026-02-28', '2026-02-16', '2026-02-28', 10],
  ['BiWeekly',      '2026-06-01', '2026-06-14', '2026-06-01', '2026-06-14', 10],
  ['BiWeekly',      '2026-06-01', '2026-06-07', '2026-06-01', '2026-06-14', 10],
  ['Weekly',        '2026-06-01', '2026-06-07', '2026-06-01', '2026-06-07', 5],
  ['Monthly',       '2026-01-31', '2026-02-27', '2026-01-31', '2026-02-27', 20],
  ['Monthly',       '2026-02-28', '2026-03-30', '2026-02-28', '2026-03-30', 21],
  ['Quarterly',     '2026-04-01', '2026-06-30', '2026-04-01', '2026-06-30', 65],
])('A16: %s from %s to %s', (frequency, begins, ends, begin, end, days) => {
  const period = { frequency, beginDate: day(begins), endDate: day(ends) }
  expect(wholePeriod(period)).toEqual({ begin, end, days })
  expect(shortPeriodWords(period) === undefined).toBe(begins === begin && ends === end)
})
