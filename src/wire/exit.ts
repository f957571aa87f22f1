import { finalPayCheckTypes } from '../domain/people/values.ts'
import type { Day } from '../kernel/dates.ts'
import { optionalText } from './fields/fields.ts'

/** One of the known ways in its own spelling; other text is accepted and kept. */
export const finalPayCheckType = () =>
  optionalText(255).transform(
    (typed) => finalPayCheckTypes.find((known) => known.toLowerCase() === typed.toLowerCase()) ?? typed,
  )

export const exitRefusals = {
  exitBeforeJoin: 'exitDate must not be before dateOfJoin, {date}, of somebody who has begun',
} as const

/** The same, said of the other day. */
export const joinRefusals = {
  joinAfterExit: 'dateOfJoin must not be after exitDate, {date}, of somebody who has begun',
} as const

/** Who has not begun may leave before the day: nothing is paid then. */
export const isBeforeJoin = (
  exitDate: Day,
  { dateOfJoin }: { readonly dateOfJoin: Day },
  today: Day,
): boolean => exitDate < dateOfJoin && dateOfJoin <= today
