import type { ReturnCode } from '../../domain/money/ach/returns.ts'
import type { TransferName } from '../../domain/money/postings.ts'
import { refundTo } from '../../domain/money/refund.ts'
import type { TransferRow } from '../../domain/money/transfer.ts'
import { sandboxReturn } from '../../domain/sandbox/bank.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import { moveTransfers } from '../../store/money/transfers.ts'
import { accountMasks } from '../../store/people/bank-account-changes.ts'
import { activateWorkerAccounts, moveFundingAccount } from './accounts.ts'
import type { Money } from './load.ts'
import { releaseTaxes } from './receivable.ts'
import { releaseRefunds } from './refunds.ts'
import { cameBack } from './returned.ts'
import { nextBankingDay, payLater } from './schedule.ts'

/** Pending transfers reach their day: they are complete, but for those that the sandbox bank returns. */
export async function settleTransfers(
  work: Work,
  money: Money,
  transfers: readonly TransferRow[],
): Promise<void> {
  const returns = work.isSandbox ? await sandboxReturns(work, money, transfers) : new Map()
  const settled = transfers.filter(({ transferId }) => !returns.has(transferId))

  await moveTransfers(work, settled, 'settle')
  for (const [name, follow] of Object.entries(consequences)) {
    const those = settled.filter((transfer) => transfer.name === name)
    if (those.length > 0) await follow(work, money, those)
  }
  for (const code of new Set(returns.values())) {
    const those = transfers.filter(({ transferId }) => returns.get(transferId) === code)
    await cameBack(work, money, { transfers: those, code })
  }
}

type Consequence = (work: Work, money: Money, settled: readonly TransferRow[]) => Promise<void>

const consequences: Partial<Record<TransferName, Consequence>> = {
  AchCredit: (work, { run }, settled) =>
    activateWorkerAccounts(work, run.companyId, [...new Set(settled.map((t) => t.destinationId))]),
  AchDebit: async (work, { run }, settled) => {
    for (const { sourceId: accountId } of settled) {
      await moveFundingAccount(work, run.companyId, { accountId, trigger: 'settle' })
    }
    await releaseHeld(work, run.companyId)
  },
  // It proves nothing about the account that it is said to be from: that could still not be drawn from.
  Wire: (work, { run }) => releaseHeld(work, run.companyId),
  Reversal: giveBack,
}

/** Money of the company came in: what waited for that goes out. */
async function releaseHeld(work: Work, companyId: Id<'company'>): Promise<void> {
  await releaseTaxes(work, companyId)
  await releaseRefunds(work, companyId)
}

/** What came back from a voided worker goes back to the company. */
async function giveBack(work: Work, { run }: Money, settled: readonly TransferRow[]): Promise<void> {
  const on = nextBankingDay(work)
  await insertPostings(work, run, [
    refundTo(run.fundingAccountId!, {
      amount: settled.reduce((sum, { amount }) => sum + amount, 0n),
      on,
      reason: 'Voided payments that came back',
    }),
  ])
  payLater(work, run, { kind: 'refund', days: [on] })
}

/** Which account decides, and in which role. */
const judged = {
  AchDebit: (transfer: TransferRow, masks: Masks) =>
    sandboxReturn('debit', masks.get(transfer.sourceId) ?? ''),
  AchCredit: (transfer: TransferRow, masks: Masks) =>
    sandboxReturn('credit', masks.get(transfer.destinationId) ?? ''),
} as const

type Masks = ReadonlyMap<string, string>

async function sandboxReturns(
  work: Work,
  { run }: Money,
  transfers: readonly TransferRow[],
): Promise<Map<string, ReturnCode>> {
  const ids = new Set(transfers.flatMap(({ sourceId, destinationId }) => [sourceId, destinationId]))
  const masks = await accountMasks(work, run.companyId, [...ids])
  const found = new Map<string, ReturnCode>()
  for (const transfer of transfers) {
    const code = judged[transfer.name as keyof typeof judged]?.(transfer, masks)
    if (code) found.set(transfer.transferId, code)
  }
  return found
}
