import type pg from 'pg'
import type { Logger } from 'pino'
import { faultWords } from '../kernel/problem.ts'
import { sweep } from '../store/sweep.ts'
import { bell } from './bell.ts'

const EVERY = 600_000

/** Housekeeping by the real clock, which is nobody's agenda. Several processes may sweep at once. */
export function startSweeper(owner: pg.Pool, log: Logger): { stop(): Promise<void> } {
  const night = bell()
  async function loop(): Promise<void> {
    while (!night.isOver()) {
      await sweep(owner).catch((error: unknown) => log.error({ error: faultWords(error) }, 'sweep failed'))
      await night.sleep(EVERY)
    }
  }
  const ended = loop()
  return {
    async stop() {
      night.end()
      await ended
    },
  }
}
