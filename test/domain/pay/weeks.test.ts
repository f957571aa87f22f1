import { expect, test } from 'vitest'
import { weeksWorked } from '../../../src/domain/pay/weeks.ts'
import { day } from '../../../src/kernel/dates.ts'

// June 2026: the 6th, 13th, 20th and 27th are Saturdays.
// biome-ignore format: one case a line
test.each([
  // begin         end           left    worked  plain   a week  weeks
  ['2026-06-01', '2026-06-14', false, 8000,  8000,  4000, 2],
  ['2026-06-01', '2026-06-14', false, 4001,  4001,  4000, 2],    // does not fit into one week
  ['2026-06-01', '2026-06-14', false, 4000,  4000,  4000, null], // one week, or some of both
  ['2026-06-01', '2026-06-14', false, 5000,  4000,  4000, null], // the overtime says nothing about the other week
  ['2026-06-01', '2026-06-14', false, 2001,  2001,  2000, 2],    // half-time
  ['2026-06-01', '2026-06-14', false, 0,     0,     4000, 0],    // all leave, or a bonus
  ['2026-06-01', '2026-06-14', false, null,  0,     4000, null], // a salary without hours
  ['2026-06-08', '2026-06-14', false, 100,   100,   4000, 1],
  ['2026-06-08', '2026-06-12', false, 4000,  4000,  4000, 0],    // the week ends in the next period
  ['2026-06-08', '2026-06-12', true,  4000,  4000,  4000, 1],    // or with the employment
  ['2026-06-07', '2026-06-13', true,  4000,  4000,  4000, 1],    // on a Saturday once
  ['2026-06-01', '2026-06-15', false, 8667,  8667,  4000, 2],    // a half month
  ['2026-06-16', '2026-06-30', false, 8667,  8667,  4000, 2],
  ['2026-06-01', '2026-06-30', false, 17333, 17333, 4000, 4],    // a month
  ['2026-08-01', '2026-08-31', false, 17333, 17333, 4000, 5],
] as const)('%s to %s, left %s, %s of which %s plain, %s a week: %s', (begin, end, isLast, worked, plain, perWeek, weeks) => {
  expect(weeksWorked({ begin: day(begin), end: day(end), isLast, worked, plain, perWeek })).toBe(weeks)
})
