import type pg from 'pg'
import type { Logger } from 'pino'
import { type Filling, hasUnfilled } from '../store/payroll/fill-facts.ts'
import { startRounds } from './rounds.ts'

const EVERY = 600_000

/**
 * While an upgrade rolls through the processes, an older one may still freeze paychecks without their facts or without
 * counting their lines, and write orders without sealing their numbers.
 */
export function startFiller(
  { pool, fill }: FillerParts,
  { log, allowProvisional }: { readonly log: Logger; readonly allowProvisional: boolean },
): { stop(): Promise<void> } {
  const told = { say: (words: string) => log.info(words), warn: (words: string) => log.warn(words) }
  const round = async () => {
    if (await hasUnfilled(pool)) await fill({ allowProvisional, ...told })
  }
  return startRounds({ every: EVERY, failed: 'filling what older processes wrote failed', round }, log)
}

interface FillerParts {
  readonly pool: pg.Pool
  /** As the owner, who is connected only while there is something to fill. */
  readonly fill: (filling: Filling) => Promise<unknown>
}
