import type pg from 'pg'
import type { Logger } from 'pino'
import { clientsToSeal, sealAudit } from '../store/audit/chain.ts'
import { inTransaction } from '../store/database/transaction.ts'
import { runsToSeal, sealRun } from '../store/money/seals.ts'
import { startRounds } from './rounds.ts'

/** Milliseconds between two rounds; a row taken out before its first round leaves no trace. */
const EVERY = 2_000

interface SealerParts {
  readonly pool: pg.Pool
  readonly key: Buffer
}

/**
 * Seals the audit log and the money by the real clock. Several processes may: numbering lets one at a time into a client's
 * chain.
 */
export function startSealer(parts: SealerParts, log: Logger): { stop(): Promise<void> } {
  const round = async () => {
    await sealAll(parts, log)
    await sealMoney(parts, log)
  }
  return startRounds({ every: EVERY, failed: 'sealing failed', round }, log)
}

/** Until nothing is left. The head goes to the log, which the database's owner cannot rewrite. */
export async function sealAll({ pool, key }: SealerParts, log: Logger): Promise<void> {
  for (const clientId of await clientsToSeal(pool)) {
    const seal = () => inTransaction(pool, clientId, { access: 'read write' }, (tx) => sealAudit(tx, key))
    for (let sealed = await seal(); sealed; sealed = await seal()) {
      const { count, position, head } = sealed
      log.info({ clientId, count, position: Number(position), head }, 'audit sealed')
    }
  }
}

/** Paychecks and transfers, run by run, after they were written: a payroll does not wait for it. */
export async function sealMoney({ pool, key }: SealerParts, log: Logger): Promise<void> {
  for (let runs = await runsToSeal(pool); runs.length > 0; runs = await runsToSeal(pool)) {
    for (const { clientId, ...run } of runs) {
      const { rows, position, head } = await inTransaction(pool, clientId, { access: 'read write' }, (tx) =>
        sealRun(tx, key, run),
      )
      if (rows > 0) log.info({ clientId, ...run, rows, position: Number(position), head }, 'money sealed')
    }
  }
}
