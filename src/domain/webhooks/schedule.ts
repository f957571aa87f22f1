/**
 * When a delivery that failed is tried again. The schedule is data, printed as seconds: `60 180 3600x24` waits a
 * minute, three minutes, then an hour twenty-four times; after that the delivery is parked.
 */
export type RetrySchedule = readonly number[]

/** 1, 3, 7, 15, 60 minutes, then hourly for a day. */
export const RETRIES = '60 180 420 900 3600 3600x24'

/** Seconds, or undefined when the text is not a schedule. */
export function parseSchedule(text: string): RetrySchedule | undefined {
  const parts = text
    .trim()
    .split(/[\s,]+/)
    .map((part) => /^(\d+(?:\.\d+)?)(?:x(\d{1,4}))?$/.exec(part))
  if (parts.some((part) => part === null)) return undefined
  return parts.flatMap((part) => Array<number>(Number(part![2] ?? 1)).fill(Number(part![1])))
}

/** Part of a wait by which it may be longer, so that deliveries that failed together do not return together. */
const JITTER = 0.1

/**
 * Seconds until the next attempt after this many failures, or undefined: parked. `chance` is in [0, 1). Jitter only
 * lengthens: a receiver that was promised a minute gets its minute.
 */
export function waitAfter(schedule: RetrySchedule, failures: number, chance: number): number | undefined {
  const wait = schedule[failures - 1]
  return wait === undefined ? undefined : wait * (1 + JITTER * chance)
}
