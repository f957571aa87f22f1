/** Load: many connections that ask over and over, and what their answers were like. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from './ask.ts'

export interface Load {
  readonly answers: readonly Answer[]
  /** How often each status came; 0 is no answer. */
  readonly statuses: Readonly<Record<number, number>>
  readonly p50: number
  readonly p99: number
  readonly max: number
}

interface Given {
  readonly connections: number
  /** Until so many seconds have passed, or until this says so. */
  readonly seconds?: number
  readonly isOver?: () => boolean
  /** Milliseconds between an answer and the next question. */
  readonly pause?: number
  /** So many at most, whatever the time. */
  readonly most?: number
}

export async function load(given: Given, one: (at: number) => Promise<Answer>): Promise<Load> {
  const { connections, seconds = 3600, isOver = () => false, pause = 0, most = 1_000_000 } = given
  const until = performance.now() + seconds * 1000
  const answers: Answer[] = []
  let made = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until && !isOver() && made < most) {
        answers.push(await one(made++))
        if (pause > 0) await sleep(pause)
      }
    }),
  )
  return summed(answers)
}

export function summed(answers: readonly Answer[]): Load {
  const statuses: Record<number, number> = {}
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  return { answers, statuses, p50: quantile(times, 0.5), p99: quantile(times, 0.99), max: times.at(-1) ?? 0 }
}

/** Of sorted numbers. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export const said = ({ statuses, p50, p99, max }: Load): string =>
  `${Object.entries(statuses)
    .map(([status, count]) => `${count} x ${status === '0' ? 'no answer' : status}`)
    .join(', ')}; p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, max ${max.toFixed(0)} ms`

/** Waits until it holds; answers the milliseconds, or undefined when it did not in time. */
export async function within(
  ms: number,
  holds: () => Promise<boolean> | boolean,
): Promise<number | undefined> {
  const from = performance.now()
  for (;;) {
    if (await holds()) return performance.now() - from
    if (performance.now() - from > ms) return undefined
    await sleep(25)
  }
}
