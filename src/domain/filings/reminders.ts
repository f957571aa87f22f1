import { addDays, addMonths, type Day, dayOf, monthOf, yearOf } from '../../kernel/dates.ts'
import type { FilingSpan } from './periods.ts'

/**
 * On the 1st and the 16th of a month a company is told what is due until shortly after the next such day, and what fell due
 * since the last one and is not filed. Fixed days: whoever puts the next one on the agenda names the same row.
 */
export function nextReminder(on: Day): Day {
  const sixteenth = dayOf(yearOf(on), monthOf(on), 16)
  return on < sixteenth ? sixteenth : addMonths(dayOf(yearOf(on), monthOf(on), 1), 1)
}

/** What a reminder of one day, told today, is about. A process that was down tells late, and leaves nothing out. */
export const remindedOf = ({ on, today }: { readonly on: Day; readonly today: Day }): FilingSpan => ({
  from: lastReminder(on),
  to: addDays(nextReminder(today), SLACK),
})

const SLACK = 3

function lastReminder(on: Day): Day {
  const first = dayOf(yearOf(on), monthOf(on), 1)
  const sixteenth = dayOf(yearOf(on), monthOf(on), 16)
  return on > sixteenth ? sixteenth : on > first ? first : addDays(addMonths(first, -1), 15)
}
