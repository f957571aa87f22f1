import type { Posting } from '../../domain/money/postings.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import { findTransfer, insertOpposites } from '../../store/money/transfers.ts'

/** Takes a payment that was recorded by hand back: its opposite, dated today, and what is owed again. */
export async function withdraw(
  work: Work,
  { companyId, transferId, reason }: { companyId: Id<'company'>; transferId: string; reason: string },
  owedAgain: Posting,
): Promise<void> {
  const transfer = await findTransfer(work, transferId)
  await insertOpposites(work, [transfer!], { reason, effectiveDate: work.today })
  await insertPostings(work, { companyId, runId: null, payPeriodId: null }, [owedAgain])
}
