import { addDays, type Day, weekday, yearOf } from '../../kernel/dates.ts'
import type { Calendar } from '../../law/language/holidays.ts'
import { holidaysOf } from './holidays.ts'

export const isBusinessDay = (calendar: Calendar, on: Day): boolean =>
  weekday(on) !== 0 && weekday(on) !== 6 && !holidaysOf(calendar, yearOf(on)).has(on)

/** The day itself when it is open, else the next open one. */
export const onOrAfter = (calendar: Calendar, on: Day): Day => seek(calendar, on, 1)

/** The day itself when it is open, else the open one before. */
export const onOrBefore = (calendar: Calendar, on: Day): Day => seek(calendar, on, -1)

/** `count` open days on (or back, when negative); the start itself is not counted and need not be open. */
export function addBusinessDays(calendar: Calendar, from: Day, count: number): Day {
  const step = count < 0 ? -1 : 1
  let at = from
  for (let left = Math.abs(count); left > 0; left--) at = seek(calendar, addDays(at, step), step)
  return at
}

function seek(calendar: Calendar, from: Day, step: 1 | -1): Day {
  let at = from
  while (!isBusinessDay(calendar, at)) at = addDays(at, step)
  return at
}
