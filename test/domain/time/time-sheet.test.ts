import { expect, test } from 'vitest'
import { saidTime } from '../../../src/domain/time/time-sheet.ts'

const NONE = { userId: '', externalId: '', email: '', name: '', department: '', job: '', costCenter: '' }
const said = ([date, start, end, breakMinutes]: readonly string[]) =>
  saidTime({ row: 2, cells: { ...NONE, date: date!, start: start!, end: end!, breakMinutes: breakMinutes! } })

test.each([
  [
    ['2026-01-16', '09:00', '17:30', ''],
    ['2026-01-16T09:00', '2026-01-16T17:30', undefined],
  ],
  [
    ['1/16/2026', '9:00 am', '5:30PM', '30'],
    ['2026-01-16T09:00', '2026-01-16T17:30', 30],
  ],
  [
    ['2026-01-16', '12:00 AM', '12:00 PM', '0'],
    ['2026-01-16T00:00', '2026-01-16T12:00', 0],
  ],
  // Over midnight, and a whole day.
  [
    ['2026-12-31', '22:00:00', '06:00:00', ''],
    ['2026-12-31T22:00', '2027-01-01T06:00', undefined],
  ],
  [
    ['2026-01-16', '08:00', '08:00', ''],
    ['2026-01-16T08:00', '2026-01-17T08:00', undefined],
  ],
  // With their own dates nothing is guessed.
  [
    ['', '2026-01-16T09:00', '2026-01-16T08:00', ''],
    ['2026-01-16T09:00', '2026-01-16T08:00', undefined],
  ],
])('%j', (cells, [start, end, breakMinutes]) => {
  expect(said(cells)).toEqual({ start, end, breakMinutes })
})

const TIME = 'must be a time, such as 09:00, 5:30 PM or 2026-01-16T09:00'
test.each([
  [['2026-01-16', '25:00', '17:30', ''], `start "25:00" ${TIME}`],
  [['2026-01-16', '09:00', '13:00 PM', ''], `end "13:00 PM" ${TIME}`],
  [['2026-01-16', '09:00', '', ''], `end "" ${TIME}`],
  [['', '09:00', '17:00', ''], 'date "" must be a date, such as 2026-01-16 or 1/16/2026'],
  [['2026-01-16', '09:00', '17:00', '1.5'], 'breakMinutes "1.5" must be whole minutes, such as 30'],
])('%j is refused', (cells, fault) => {
  expect(said(cells)).toEqual({ fault })
})
