import { employeeReceivable } from '../../domain/money/accounts.ts'
import { wagesPayable } from '../../domain/money/postings.ts'
import { refundTo } from '../../domain/money/refund.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import { arrow } from '../../kernel/machine.ts'
import { cents } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import {
  insertOpposites,
  lockTransfers,
  moveTransfers,
  type TransferRow,
} from '../../store/money/transfers.ts'
import { livingUserIds } from '../../store/payroll/paychecks.ts'
import type { Money } from './load.ts'
import { postReceivable, retryAfterReturn } from './receivable.ts'
import { nextBankingDay, payLater } from './schedule.ts'

/**
 * Credits came back whose paychecks were voided meanwhile: the worker never had the money. A reversal that was not sent
 * is cancelled, what the worker was said to owe is undone, and the company gets its money back.
 */
export async function voidedCreditsCameBack(
  work: Work,
  { run }: Money,
  credits: readonly TransferRow[],
): Promise<void> {
  const living = new Set<string>(await livingUserIds(work, run))
  for (const credit of credits.filter(({ userId }) => !living.has(userId!))) {
    const { reversal, debt } = await recoveryOf(work, run, credit)
    if (reversal?.status === transactionMachine.state.pending && reversal.achFileId === null) {
      await moveTransfers(work, [reversal], 'cancel')
    } else if (debt) await insertOpposites(work, [debt], { reason: 'The payment came back' })
    else continue
    await refundReturned(work, run, credit.amount)
  }
}

/**
 * Reversals came back. Where the payment itself had come back nobody has anything; otherwise its receiver owes it, and
 * what the company was already given back for it is drawn again.
 */
export async function reversalsCameBack(
  work: Work,
  { run }: Money,
  reversals: readonly TransferRow[],
): Promise<void> {
  const standing = await lockTransfers(work, run, {
    names: ['AchCredit'],
    statuses: arrow(transactionMachine, 'return').from,
  })
  for (const reversal of reversals) {
    const wasSettled = reversal.status === transactionMachine.state.complete
    // Nothing that was sent to that account is still there.
    const isEmpty = !standing.some(
      ({ userId, destinationId }) => userId === reversal.userId && destinationId === reversal.sourceId,
    )
    if (isEmpty && !wasSettled) await refundReturned(work, run, reversal.amount)
    if (isEmpty) continue
    await insertPostings(work, run, [owedByEmployee(work, reversal)])
    if (!wasSettled) continue
    await postReceivable(
      work,
      run,
      reversal.amount,
      'A voided payment that was refunded could not be reversed',
    )
    await retryAfterReturn(work, run, 'R01')
  }
}

/** What came back and is owed to nobody any more. */
export async function refundReturned(work: Work, run: RunFacts, amount: bigint): Promise<void> {
  const on = nextBankingDay(work)
  await insertPostings(work, run, [
    refundTo(run.fundingAccountId!, { amount, on, reason: 'A voided payment came back' }),
  ])
  payLater(work, run, { kind: 'refund', days: [on] })
}

/** How a voided payment is being recovered from its receiver. */
async function recoveryOf(work: Work, run: RunFacts, credit: TransferRow) {
  const rows = await lockTransfers(work, run, {
    names: ['Reversal', 'Receivable'],
    userIds: [credit.userId!],
  })
  const undone = new Set(rows.map(({ reversesId }) => reversesId))
  return {
    reversal: rows.find(({ name, sourceId }) => name === 'Reversal' && sourceId === credit.destinationId),
    debt: rows.find(
      ({ name, amount, transferId, reversesId }) =>
        name === 'Receivable' && amount === credit.amount && reversesId === null && !undone.has(transferId),
    ),
  }
}

/** The bank could not take a voided payment back: its receiver owes it. */
const owedByEmployee = (work: Work, reversal: TransferRow) => ({
  name: 'Receivable' as const,
  source: employeeReceivable(reversal.userId!),
  destination: wagesPayable,
  amount: cents(reversal.amount),
  status: transactionMachine.state.complete,
  code: '',
  effectiveDate: work.today,
  userId: reversal.userId!,
  reason: 'A voided payment could not be reversed',
})
