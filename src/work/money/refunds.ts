import { refundsAgain } from '../../domain/money/held-refunds.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import { fundingAccounts, heldRefunds } from '../../store/money/receivables.ts'
import { receivableOf } from '../../store/money/transfers.ts'
import { nextBankingDay, payLater } from './schedule.ts'

/** Refunds that came back go out again, to another account of the company, as soon as it owes nothing. */
export async function releaseRefunds(work: Work, companyId: Id<'company'>): Promise<void> {
  const held = await heldRefunds(work, companyId)
  if (held.length === 0) return
  const companyOwes = await receivableOf(work, companyId)
  const accounts = await fundingAccounts(work, companyId)

  const on = nextBankingDay(work)
  const refunds = refundsAgain({ held, accounts, companyOwes }, on)

  for (const { posting, ...key } of refunds) {
    await insertPostings(work, { companyId, ...key }, [posting])
    payLater(work, { companyId, ...key }, { kind: 'refund', days: [on] })
  }
}
