import { returnOf } from '../../domain/ach/returns.ts'
import { employeeReceivable, employerReceivable } from '../../domain/ledger/accounts.ts'
import { type TransferName, wagesPayable } from '../../domain/ledger/postings.ts'
import { transactionMachine } from '../../domain/ledger/transaction.ts'
import { move } from '../../kernel/machine.ts'
import { cents } from '../../kernel/money.ts'
import { hasFile } from '../../store/ach-files.ts'
import { insertPostings, openAccounts, refOf } from '../../store/ledger.ts'
import {
  insertOpposites,
  lockTransfers,
  setTransfersStatus,
  type TransferRow,
} from '../../store/transfers.ts'
import type { Work } from '../../store/work.ts'
import { closeWorkerAccounts, moveFundingAccount } from './accounts.ts'
import { failRun } from './fail-run.ts'
import type { Money } from './load.ts'
import { postReceivable, retryAfterReturn } from './receivable.ts'

/** Transfers of one run came back: each is undone by its opposite, and what follows depends on which they were. */
export async function cameBack(
  work: Work,
  money: Money,
  { transfers, code }: { readonly transfers: readonly TransferRow[]; readonly code: string },
): Promise<void> {
  for (const { status } of transfers) move(transactionMachine, status, 'return')
  await setTransfersStatus(work, transfers, { status: 'returned', returnCode: code })
  const reason = `${code} ${returnOf(code).means}`
  await insertOpposites(work, transfers, { name: 'Return', reason, effectiveDate: work.today })
  for (const [name, follow] of Object.entries(consequences)) {
    const those = transfers.filter((transfer) => transfer.name === name)
    if (those.length > 0) await follow(work, money, { transfers: those, code })
  }
}

type Consequence = (
  work: Work,
  money: Money,
  came: { readonly transfers: readonly TransferRow[]; readonly code: string },
) => Promise<void>

/** A payment to an agency that came back has none: what is owed stands in its account again. */
const consequences: Partial<Record<TransferName, Consequence>> = {
  AchCredit: async (work, { run }, { transfers, code }) =>
    closeWorkerAccounts(work, run.companyId, { ids: transfers.map((t) => t.destinationId), code }),
  AchDebit: async (work, money, { transfers, code }) => {
    for (const transfer of transfers) await debitCameBack(work, money, transfer, code)
  },
  Reversal: async (work, { run }, { transfers }) => {
    await insertPostings(
      work,
      run,
      transfers.map((transfer) => owedByEmployee(work, transfer)),
    )
  },
}

async function debitCameBack(work: Work, money: Money, debit: TransferRow, code: string): Promise<void> {
  const { run } = money
  const trigger = returnOf(code).next === 'closeAccount' ? 'close' : 'bounce'
  await moveFundingAccount(work, run.companyId, { accountId: debit.sourceId, trigger, code })
  const isPaid = run.status === 'processed' || (await hasFile(work, run, 'credit'))
  if (!isPaid && run.status === 'inProcess') return failRun(work, money, `Funding came back: ${code}`)
  if (!isPaid) return cancelRefunds(work, money)
  const accounts = await openAccounts(work, run.companyId, [employerReceivable])
  const isRetry = debit.destinationId === accounts.get(refOf(employerReceivable))
  if (!isRetry) await postReceivable(work, run, debit.amount)
  await retryAfterReturn(work, run, code)
}

/** Voided before it was paid: there is nothing to give back any more. */
async function cancelRefunds(work: Work, { run }: Money): Promise<void> {
  const refunds = await lockTransfers(work, run, { names: ['Refund'], statuses: ['pending'] })
  await setTransfersStatus(work, refunds, { status: move(transactionMachine, 'pending', 'cancel') })
}

/** The bank could not take a voided payment back: its receiver owes it. */
const owedByEmployee = (work: Work, reversal: TransferRow) => ({
  name: 'Receivable' as const,
  source: employeeReceivable(reversal.userId!),
  destination: wagesPayable,
  amount: cents(reversal.amount),
  status: 'complete' as const,
  code: '',
  effectiveDate: work.today,
  userId: reversal.userId!,
  reason: 'A voided payment could not be reversed',
})
