import type { Logger } from 'pino'
import { faultWords } from '../kernel/problem.ts'
import { sleeping } from './sleep.ts'

interface Rounds {
  /** Real milliseconds from the end of one round to the next. */
  readonly every: number
  /** Before the first; none when it is left out. */
  readonly first?: number
  /** What failed, in the log, when a round does; the next one is made all the same. */
  readonly failed: string
  readonly round: () => Promise<unknown>
}

/** Work by the real clock, which is nobody's agenda. */
export function startRounds(
  { every, first = 0, failed, round }: Rounds,
  log: Logger,
): { stop(): Promise<void> } {
  const sleep = sleeping()
  async function loop(): Promise<void> {
    if (first > 0) await sleep.sleep(first)
    while (!sleep.isOver()) {
      await round().catch((error: unknown) => log.error({ error: faultWords(error) }, failed))
      await sleep.sleep(every)
    }
  }
  const ended = loop()
  return {
    async stop() {
      sleep.end()
      await ended
    },
  }
}
