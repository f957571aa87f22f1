import { refundTo } from '../../domain/money/refund.ts'
import { coveredBy, creditTaken, creditUsed } from '../../domain/money/tax-credit.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { TransferRow } from '../../domain/money/transfer.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import type { Day } from '../../kernel/dates.ts'
import { cents } from '../../kernel/money.ts'
import { assert } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import { type HeldCredit, heldCredits } from '../../store/money/tax-credits.ts'
import { lockTransfers, moveTransfers } from '../../store/money/transfers.ts'
import { lockMoney, type Money } from './load.ts'
import { nextBankingDay, payLater } from './schedule.ts'
import { smaller } from './void-payments.ts'

/**
 * Deposits that are about to go out are paid with what their agency holds for the company, as far as that goes: a void
 * after a deposit left it there. The company was drawn the whole tax, so it gets back what the credit pays.
 */
export async function useTaxCredits(work: Work, { run }: Money, through: Day): Promise<void> {
  const credits = await lockedCredits(work, run)
  if (credits.length === 0) return
  const names = ['TaxPayment'] as const
  const waiting = await lockTransfers(work, run, {
    names,
    statuses: [transactionMachine.state.pending],
    through,
  })

  // A run has one waiting deposit an agency, so no credit is asked for twice.
  const uses = waiting
    .filter(({ achFileId }) => achFileId === null)
    .map((payment) => ({ payment, covered: coveredBy(payment.amount, creditsFor(payment, credits)) }))
    .filter(({ covered }) => covered.length > 0)
  assert(
    new Set(uses.map(({ payment }) => payment.sourceId)).size === uses.length,
    `run ${run.runId} has two deposits for one agency`,
  )

  for (const { payment, covered } of uses) await payWith(work, run, payment, covered)
  if (uses.length > 0) payLater(work, run, { kind: 'refund', days: [nextBankingDay(work)] })
}

type Covered = ReturnType<typeof coveredBy<HeldCredit>>

async function payWith(work: Work, run: RunFacts, payment: TransferRow, covered: Covered): Promise<void> {
  const { agencyRef: ref, agencyName: name } = covered[0]!.run
  const agency = { kind: 'taxAgency' as const, ref, name }
  const paid = cents(covered.reduce((sum, { amount }) => sum + amount, 0n))
  const rest = payment.amount - paid
  await moveTransfers(work, [payment], 'cancel')
  for (const { run: from, amount } of covered) {
    await insertPostings(work, from, [creditTaken({ agency, amount, on: work.today })])
  }
  await insertPostings(work, run, [
    creditUsed({ agency, amount: paid, on: work.today }),
    ...(rest > 0n ? [smaller(payment, agency, { amount: rest, reason: 'Less a credit at the agency' })] : []),
    refundTo(run.fundingAccountId!, {
      amount: paid,
      on: nextBankingDay(work),
      reason: `A credit at ${name} paid for it`,
    }),
  ])
}

const creditsFor = ({ sourceId }: TransferRow, credits: readonly HeldCredit[]) =>
  credits.filter(({ accountId }) => accountId === sourceId).map((run) => ({ run, held: run.held }))

/** Whoever changes what a run has deposited locks that run: what is read after the lock stands. */
async function lockedCredits(work: Work, { companyId, runId }: RunFacts): Promise<readonly HeldCredit[]> {
  const found = await heldCredits(work, companyId)
  const others = new Set(found.map((credit) => credit.runId).filter((id) => id !== runId))
  for (const id of others) await lockMoney(work, { companyId, runId: id })
  return (await heldCredits(work, companyId)).filter((credit) => others.has(credit.runId))
}
