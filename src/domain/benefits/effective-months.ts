import { addMonths, type Day, dayOf, monthOf, yearOf } from '../../kernel/dates.ts'

// biome-ignore format: a year on two lines
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June',
                'July', 'August', 'September', 'October', 'November', 'December'] as const

/** "December 2026" and the eleven after it: a benefit begins on the first of a month that is still ahead. */
export const nextMonthStarts = (today: Day): readonly string[] => monthStarts(today).map(monthName)

/** The day on which a month that getBenefitValidEffectiveMonths lists begins; undefined for any other. */
export function effectiveDay(month: string, today: Day): Day | undefined {
  return monthStarts(today).find((start) => isNamed(start, month))
}

/** The month that runs, for who brings a benefit along from another provider. */
export function currentMonth(month: string, today: Day): Day | undefined {
  const start = dayOf(yearOf(today), monthOf(today), 1)
  return isNamed(start, month) ? start : undefined
}

const isNamed = (start: Day, month: string): boolean =>
  monthName(start).toLowerCase() === month.toLowerCase().replace(/\s+/g, ' ')

export const monthName = (of: Day): string => `${MONTHS[monthOf(of) - 1]} ${yearOf(of)}`

const monthStarts = (today: Day): readonly Day[] =>
  Array.from({ length: 12 }, (_, index) => {
    const ahead = addMonths(today, index + 1)
    return dayOf(yearOf(ahead), monthOf(ahead), 1)
  })
