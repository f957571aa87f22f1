import { addMonths, type Day, monthOf, yearOf } from '../../kernel/dates.ts'

// biome-ignore format: a year on two lines
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June',
                'July', 'August', 'September', 'October', 'November', 'December'] as const

/** "December 2026" and the eleven after it: a benefit begins on the first of a month that is still ahead. */
export function nextMonthStarts(today: Day): readonly string[] {
  return Array.from({ length: 12 }, (_, index) => {
    const start = addMonths(today, index + 1)
    return `${MONTHS[monthOf(start) - 1]} ${yearOf(start)}`
  })
}
