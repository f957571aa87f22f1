import type { Instant } from '../../kernel/dates.ts'
import type { Minutes } from '../pay/overtime.ts'
import { MEAL_AFTER_MINUTES, MOST_MINUTES } from './entries.ts'
import { instantOf, type LocalTime } from './local-time.ts'

/** Two readings of the wall clock, and what they mean. */
export interface Stretch {
  readonly localStart: LocalTime
  readonly localEnd: LocalTime
  readonly start: Instant
  readonly end: Instant
}

export type StretchFault = 'noSuchTime' | 'endsBeforeStart' | 'tooLong'

/** `meant`: instants that are known already, where a reading alone would leave two. */
export function stretchOf(
  localStart: LocalTime,
  localEnd: LocalTime,
  zone: string,
  meant: { readonly start?: Instant; readonly end?: Instant } = {},
): Stretch | StretchFault {
  const start = meant.start ?? instantOf(localStart, zone)
  const end = start === undefined ? undefined : (meant.end ?? instantOf(localEnd, zone, start))
  if (start === undefined || end === undefined) return 'noSuchTime'
  return faultOf(start, end) ?? { localStart, localEnd, start, end }
}

function faultOf(start: Instant, end: Instant): StretchFault | undefined {
  if (end <= start) return 'endsBeforeStart'
  return minutesOf({ start, end }) > MOST_MINUTES ? 'tooLong' : undefined
}

/** The break that was said, or the policy's meal break in a long entry. */
export const breakOf = (
  stretch: Pick<Stretch, 'start' | 'end'>,
  said: Minutes | null | undefined,
  mealBreak: Minutes,
): Minutes => said ?? (minutesOf(stretch) > MEAL_AFTER_MINUTES ? mealBreak : 0)

export const minutesOf = ({ start, end }: Pick<Stretch, 'start' | 'end'>): Minutes => (end - start) / 60_000
