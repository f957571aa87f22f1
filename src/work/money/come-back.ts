import { employerReceivable } from '../../domain/money/accounts.ts'
import { returnOf } from '../../domain/money/ach/returns.ts'
import { clearing, type TransferName } from '../../domain/money/postings.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import { type RunFacts, runMachine } from '../../domain/payroll/run.ts'
import type { Work } from '../../store/database/work.ts'
import { hasFile } from '../../store/money/ach-files.ts'
import { openAccounts, refOf } from '../../store/money/ledger.ts'
import {
  insertOpposites,
  lockTransfers,
  moveTransfers,
  type TransferRow,
} from '../../store/money/transfers.ts'
import { closeWorkerAccounts, moveFundingAccount } from './accounts.ts'
import { agencyPaymentsCameBack } from './agency-return.ts'
import { failRun } from './fail-run.ts'
import type { Money } from './load.ts'
import { postReceivable, retryAfterReturn } from './receivable.ts'
import { releaseRefunds } from './refunds.ts'
import { reversalsCameBack, voidedCreditsCameBack } from './voided-return.ts'

/** Transfers of one run came back: each is undone by its opposite, and what follows depends on which they were. */
export async function cameBack(
  work: Work,
  money: Money,
  { transfers, code }: { readonly transfers: readonly TransferRow[]; readonly code: string },
): Promise<void> {
  await moveTransfers(work, transfers, 'return', code)
  const reason = `${code} ${returnOf(code).means}`
  await insertOpposites(work, transfers, { name: 'Return', reason, effectiveDate: work.today })
  for (const [name, follow] of Object.entries(consequences)) {
    const those = transfers.filter((transfer) => transfer.name === name)
    if (those.length > 0) await follow(work, money, { transfers: those, code })
  }
  if (transfers.some(({ name }) => OWED_AGAIN.includes(name))) tellPeriod(work, money.run)
}

/** What came back of it, or goes out again, is part of the record of a period. */
export function tellPeriod(work: Work, { companyId, payPeriodId: entityId }: RunFacts): void {
  work.emit({ family: 'payPeriod', change: 'update', companyId, entityId })
}

const OWED_AGAIN: readonly TransferName[] = ['AchCredit', 'TaxPayment', 'GarnishmentPayment']

type Consequence = (
  work: Work,
  money: Money,
  came: { readonly transfers: readonly TransferRow[]; readonly code: string },
) => Promise<void>

const consequences: Partial<Record<TransferName, Consequence>> = {
  AchCredit: async (work, money, { transfers, code }) => {
    const ids = transfers.map((t) => t.destinationId)
    await closeWorkerAccounts(work, money.run.companyId, { ids, code })
    await voidedCreditsCameBack(work, money, transfers)
  },
  AchDebit: async (work, money, { transfers, code }) => {
    for (const transfer of transfers) await debitCameBack(work, money, transfer, code)
  },
  Reversal: (work, money, { transfers }) => reversalsCameBack(work, money, transfers),
  TaxPayment: agencyPaymentsCameBack,
  GarnishmentPayment: agencyPaymentsCameBack,
  Refund: async (work, { run }, { transfers, code }) => {
    const trigger = returnOf(code).next === 'closeAccount' ? 'close' : 'bounce'
    for (const { destinationId: accountId } of transfers) {
      await moveFundingAccount(work, run.companyId, { accountId, trigger, code })
    }
    await releaseRefunds(work, run.companyId)
  },
}

async function debitCameBack(work: Work, money: Money, debit: TransferRow, code: string): Promise<void> {
  const { run } = money
  const trigger = returnOf(code).next === 'closeAccount' ? 'close' : 'bounce'
  await moveFundingAccount(work, run.companyId, { accountId: debit.sourceId, trigger, code })
  const isPaid = run.status === runMachine.state.processed || (await hasFile(work, run, 'credit'))
  if (!isPaid && run.status === runMachine.state.inProcess)
    return failRun(work, money, `Funding came back: ${code}`)
  const accounts = await openAccounts(work, run.companyId, [clearing, employerReceivable])
  const isRetry = debit.destinationId === accounts.get(refOf(employerReceivable))
  if (!isRetry) {
    const kept = await keepRefunds(work, money, accounts.get(refOf(clearing))!)
    if (debit.amount > kept) await postReceivable(work, run, debit.amount - kept, LATE)
  }
  await retryAfterReturn(work, run, code)
}

const LATE = 'Funding came back after the payroll was paid'

/** What was to be given back of it is not any more, as far as it was not sent; the rest is owed. */
async function keepRefunds(work: Work, { run }: Money, clearingId: string): Promise<bigint> {
  const waiting = await lockTransfers(work, run, {
    names: ['Refund'],
    statuses: [transactionMachine.state.pending],
  })
  const refunds = waiting.filter(
    ({ achFileId, sourceId, reversesId }) =>
      achFileId === null && sourceId === clearingId && reversesId === null,
  )
  await moveTransfers(work, refunds, 'cancel')
  return refunds.reduce((sum, { amount }) => sum + amount, 0n)
}
