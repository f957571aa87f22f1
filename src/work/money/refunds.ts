import { wagesPayable } from '../../domain/money/postings.ts'
import { refundTo } from '../../domain/money/refund.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import { fundingAccountOf, heldRefunds } from '../../store/money/receivables.ts'
import { receivableOf } from '../../store/money/transfers.ts'
import { findRun } from '../../store/payroll/runs.ts'
import { nextBankingDay, payLater } from './schedule.ts'

/** Refunds that came back go out again, to another account of the company, as soon as it owes nothing. */
export async function releaseRefunds(work: Work, companyId: Id<'company'>): Promise<void> {
  const held = await heldRefunds(work, companyId)
  if (held.length === 0 || (await receivableOf(work, companyId)) > 0n) return
  const on = nextBankingDay(work)
  for (const { runId, returnId, accountId, amount, isFromWages } of held) {
    const account = await fundingAccountOf(work, companyId, accountId)
    const run = account && (await findRun(work, { companyId, runId }))
    if (!run) continue
    await insertPostings(work, run, [
      {
        ...refundTo(account, {
          amount,
          on,
          reason: 'A refund that came back',
          ...(isFromWages && { source: wagesPayable }),
        }),
        reversesId: returnId,
      },
    ])
    payLater(work, run, { kind: 'refund', days: [on] })
  }
}
