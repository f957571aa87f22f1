import { expect, test } from 'vitest'
import { dayOf, daysInMonth, endOfMonth, tryDay } from '../../src/kernel/dates.ts'

const two = (count: number): string => String(count).padStart(2, '0')

/** By the calendar of JavaScript: what it writes as it was read is a day. */
const isDay = (year: number, month: number, date: number): boolean => {
  const at = new Date(Date.UTC(year, month - 1, date))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === date
}

test('a text is a day when the calendar has it, in every month of four hundred years', () => {
  const wrong: string[] = []
  for (let year = 1800; year < 2200; year++) {
    for (let month = 0; month <= 13; month++) {
      for (const date of [0, 1, 28, 29, 30, 31, 32]) {
        const text = `${year}-${two(month)}-${two(date)}`
        if ((tryDay(text) === text) !== (month > 0 && month < 13 && date > 0 && isDay(year, month, date)))
          wrong.push(text)
      }
    }
  }
  expect(wrong).toEqual([])
})

test.each(['2026-1-05', '2026-01-5', '02026-01-05', '2026-01-05T00:00', ' 2026-01-05', '0099-01-05', ''])(
  '“%s” is no day',
  (text) => expect(tryDay(text)).toBeUndefined(),
)

test.each([
  [2026, 2, 28],
  [2028, 2, 29],
  [2100, 2, 28],
  [2000, 2, 29],
  [2026, 4, 30],
  [2026, 12, 31],
])('%i-%i has %i days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days)
  expect(endOfMonth(dayOf(year, month, 1))).toBe(dayOf(year, month, days))
})
