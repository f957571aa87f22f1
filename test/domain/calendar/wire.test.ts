import { expect, test } from 'vitest'
import { wireDates, wireDueAt } from '../../../src/domain/calendar/wire.ts'
import { day, isoInstant } from '../../../src/kernel/dates.ts'

// biome-ignore format: a table
test.each([
  // A Wednesday; the 19th is a holiday.
  ['2026-06-17', '16:00', '2026-06-17', '2026-06-18'],
  ['2026-06-17', '16:01', '2026-06-18', '2026-06-22'],
  ['2026-06-19', '09:00', '2026-06-22', '2026-06-23'],
  ['2026-06-20', '09:00', '2026-06-22', '2026-06-23'],
])('run late on %s at %s, the wire is due on %s and pay on %s', (today, time, debitDate, earliest) => {
  expect(wireDates({ today: day(today), time })).toEqual({ debitDate, earliest })
})

test('due at six in the evening in New York, in summer and in winter', () => {
  expect(isoInstant(wireDueAt(day('2026-06-17')))).toBe('2026-06-17T22:00:00.000Z')
  expect(isoInstant(wireDueAt(day('2026-12-17')))).toBe('2026-12-17T23:00:00.000Z')
})
