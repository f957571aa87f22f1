import type pg from 'pg'
import type { Logger } from 'pino'
import { clientsToSeal, sealAudit } from '../store/audit/chain.ts'
import { inTransaction } from '../store/database/transaction.ts'
import { startRounds } from './rounds.ts'

/** Milliseconds between two rounds; a row taken out before its first round leaves no trace. */
const EVERY = 2_000

/** Seals the audit log by the real clock. Several processes may: numbering lets one at a time into a client's chain. */
export function startSealer(
  { owner, pool, key }: { owner: pg.Pool; pool: pg.Pool; key: Buffer },
  log: Logger,
): { stop(): Promise<void> } {
  const round = () => sealAll({ owner, pool, key }, log)
  return startRounds({ every: EVERY, failed: 'sealing failed', round }, log)
}

/** Until nothing is left. The head goes to the log, which the database's owner cannot rewrite. */
export async function sealAll(
  { owner, pool, key }: { owner: pg.Pool; pool: pg.Pool; key: Buffer },
  log: Logger,
): Promise<void> {
  for (const clientId of await clientsToSeal(owner)) {
    const seal = () => inTransaction(pool, clientId, { access: 'read write' }, (tx) => sealAudit(tx, key))
    for (let sealed = await seal(); sealed; sealed = await seal()) {
      const { count, position, head } = sealed
      log.info({ clientId, count, position: Number(position), head }, 'audit sealed')
    }
  }
}
