import { expect, test } from 'vitest'
import { addBusinessDays, isBusinessDay } from '../../../src/domain/calendar/business-days.ts'
import { day } from '../../../src/kernel/dates.ts'

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
