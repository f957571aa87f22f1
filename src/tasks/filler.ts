import type pg from 'pg'
import type { Logger } from 'pino'
import type { Vaults } from '../store/database/vault.ts'
import { fillFacts } from '../store/payroll/fill-facts.ts'
import { sealOrders } from '../store/people/seal-orders.ts'
import { startRounds } from './rounds.ts'

const EVERY = 600_000

/**
 * While an upgrade rolls through the processes, an older one may still freeze paychecks without their facts, and write
 * orders without sealing their numbers.
 */
export function startFiller(
  owner: pg.Pool,
  { log, allowProvisional, vaults }: FillerParts,
): { stop(): Promise<void> } {
  const told = { say: (words: string) => log.info(words), warn: (words: string) => log.warn(words) }
  const round = async () => {
    await fillFacts(owner, { allowProvisional, ...told })
    await sealOrders(owner, vaults)
  }
  return startRounds({ every: EVERY, failed: 'filling what older processes wrote failed', round }, log)
}

interface FillerParts {
  readonly log: Logger
  readonly allowProvisional: boolean
  readonly vaults: Vaults
}
