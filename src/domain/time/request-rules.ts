import { addDays, type Day } from '../../kernel/dates.ts'

/** Days on which nobody takes leave of a policy, both ends included. */
export interface Blackout {
  readonly startDate: Day
  readonly endDate: Day
  readonly name: string
}

/** When leave of a policy may be asked for. */
export interface RequestRules {
  readonly noticeDays: number
  readonly blackouts: readonly Blackout[]
}

/** The first day that can still be asked for, where the leave begins before it. */
export function shortNotice({ noticeDays }: RequestRules, startDate: Day, today: Day): Day | undefined {
  const first = addDays(today, noticeDays)
  return noticeDays > 0 && startDate < first ? first : undefined
}

/** The blackout that a day of the leave lies in. */
export const blackoutOf = (
  { blackouts }: RequestRules,
  lines: readonly { readonly day: Day }[],
): Blackout | undefined =>
  blackouts.find(({ startDate, endDate }) => lines.some(({ day }) => day >= startDate && day <= endDate))

export const isTurned = ({ startDate, endDate }: Blackout): boolean => endDate < startDate
