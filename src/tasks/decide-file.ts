import type pg from 'pg'
import { inTransaction } from '../store/database/transaction.ts'
import type { Vaults } from '../store/database/vault.ts'
import { workIn } from '../store/database/work.ts'
import { openReleases } from '../store/money/places.ts'
import { type FileVerdict, settleRelease } from '../store/money/releases.ts'
import { flush } from '../work/outbox/flush.ts'

export interface DecideParts {
  readonly owner: pg.Pool
  readonly pool: pg.Pool
  readonly vaults: Vaults
  readonly isSandbox: boolean
}

/** A person says what became of a file that we cannot ask for: the next attempt goes by it. False when none is open. */
export async function decideFile(
  { owner, pool, ...parts }: DecideParts,
  { achFileId, verdict, reason }: { achFileId: string; verdict: FileVerdict; reason: string },
): Promise<boolean> {
  const file = (await openReleases(owner)).find((open) => open.achFileId === achFileId)
  if (!file) return false
  return inTransaction(pool, file.clientId as never, { access: 'read write' }, async (tx) => {
    const work = workIn(tx, parts)
    if (!(await settleRelease(work, achFileId, verdict))) return false
    const companyId = file.companyId as never
    work.note({ companyId, subjectIds: [achFileId], facts: { file: verdict, reason } })
    await flush(work, { actor: 'operator', operation: 'bank/decide', requestId: achFileId })
    return true
  })
}
