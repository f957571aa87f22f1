import type { Change } from '../../domain/events.ts'
import { type Moved, newsOf } from '../../domain/money/news.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../database/work.ts'

export interface ToldTransfer extends Moved {
  readonly companyId: Id<'company'>
  readonly transferId: string
}

/** Called by the only statements that write transfers, so that no change of one can be forgotten. */
export function tellTransfers(work: Work, change: Change, transfers: readonly ToldTransfer[]): void {
  for (const transfer of transfers) {
    const family = newsOf(transfer)
    if (family) work.emit({ family, change, companyId: transfer.companyId, entityId: transfer.transferId })
  }
}
