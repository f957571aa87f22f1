import type pg from 'pg'
import type { Logger } from 'pino'
import { fillFacts } from '../store/payroll/fill-facts.ts'
import { startRounds } from './rounds.ts'

const EVERY = 600_000

/** While an upgrade rolls through the processes, an older one may still freeze paychecks without their facts. */
export function startFiller(
  owner: pg.Pool,
  { log, allowProvisional }: { readonly log: Logger; readonly allowProvisional: boolean },
): { stop(): Promise<void> } {
  const told = { say: (words: string) => log.info(words), warn: (words: string) => log.warn(words) }
  const round = () => fillFacts(owner, { allowProvisional, ...told })
  return startRounds({ every: EVERY, failed: 'filling the facts of paychecks failed', round }, log)
}
