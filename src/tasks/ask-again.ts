import { type Instant, instant } from '../kernel/dates.ts'

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

/** Seconds to the next question after each `pending`: soon at first, then every day for a month. */
const waits = [MINUTE, 5 * MINUTE, HOUR, 6 * HOUR, ...Array<number>(30).fill(DAY)]

/** When a verifier that has not decided is asked again. After the last time the task fails, and is parked to be seen. */
export function askAgainAt(now: Instant, asked: number): Instant {
  const seconds = waits[asked]
  if (seconds === undefined) throw new Error(`no decision after ${asked} questions`)
  return instant(now + seconds * 1000)
}
