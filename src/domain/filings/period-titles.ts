import { type Day, monthOf, quarterOf, yearOf } from '../../kernel/dates.ts'
import type { FilingSpan } from './periods.ts'

/** A period for a page: `Fourth quarter of 2025`, `September 2025`, `First half of 2025` or `2025`. */
export function periodTitle({ from, to }: FilingSpan): string {
  const months = monthOf(to) - monthOf(from) + 1
  if (months === 12) return String(yearOf(from))
  if (months === 6) return `${NTH[monthOf(from) === 1 ? 0 : 1]} half of ${yearOf(from)}`
  return months === 1
    ? `${MONTH_NAMES[monthOf(from) - 1]} ${yearOf(from)}`
    : `${NTH[quarterOf(from) - 1]} quarter of ${yearOf(from)}`
}

/** `March 14, 2025`. */
export const dayTitle = (on: Day): string =>
  `${MONTH_NAMES[monthOf(on) - 1]} ${Number(on.slice(8))}, ${yearOf(on)}`

const NTH = ['First', 'Second', 'Third', 'Fourth'] as const

export const MONTH_NAMES = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const
