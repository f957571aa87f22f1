import { addBusinessDays } from '../../domain/calendar/business-days.ts'
import { FUNDING } from '../../domain/money/funding.ts'
import { isYearOver, keptOf } from '../../domain/money/kept-tax.ts'
import { clearing, type Posting, wagesPayable } from '../../domain/money/postings.ts'
import { refundTo } from '../../domain/money/refund.ts'
import { oppositeAccruals } from '../../domain/money/take-back.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { TransferRow } from '../../domain/money/transfer.ts'
import { paycheckMachine } from '../../domain/payroll/paycheck-state.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import { fateOf, recovery, type VoidedCredit } from '../../domain/payroll/void.ts'
import type { Day } from '../../kernel/dates.ts'
import { arrow } from '../../kernel/machine.ts'
import { cents } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPostings, runTotals } from '../../store/money/ledger.ts'
import { insertOpposites, lockTransfers, moveTransfers } from '../../store/money/transfers.ts'
import { dateDepositsLater } from './deposits.ts'
import type { Money } from './load.ts'
import { payLater } from './schedule.ts'
import { takeBackPaychecks } from './take-back.ts'
import { totalsOf } from './totals.ts'
import { voidedChecks } from './void-checks.ts'
import { replacedPayments } from './void-payments.ts'

const { pending, complete } = transactionMachine.state

export interface Voiding {
  readonly userIds: readonly string[]
  /** Nobody else of the run has a living paycheck. */
  readonly isAll: boolean
  readonly reason: string
}

/**
 * Undoes paychecks by opposite postings at the original pay date. What was not sent is cancelled and given back to the
 * company; what a worker has is reversed, or owed; tax that was deposited stays with the agency as a credit, but for what
 * the IRS keeps.
 */
export async function voidPaychecks(work: Work, { run }: Money, given: Voiding): Promise<void> {
  const { userIds, isAll, reason } = given
  const totals = totalsOf(run, await runTotals(work, run, userIds))
  const opposites = oppositeAccruals(totals, reason)
  const credits = await creditsOf(work, run, userIds)
  const checks = await voidedChecks(work, run, userIds)
  const [debit] = await lockTransfers(work, run, { names: FUNDING, statuses: [pending] })
  const refunds = await lockTransfers(work, run, { names: ['Refund'], statuses: [pending] })

  const fates = credits.map((credit) => ({ ...credit, fate: fateOf(credit.facts, work.today) }))
  const unsent = fates.filter(({ fate }) => fate === 'cancel')
  const atHand = fates.filter(({ fate }) => fate === 'cancel' || fate === 'atHand')
  const on = refundDay(work, run, debit)
  const recovered = fates
    .filter(({ fate }) => fate === 'reverse' || fate === 'owed')
    .map(({ facts, fate }) => recovery(facts, { fate, on: recoveryDay(work, fate, facts), reason }))
  const charged = checks.postings({ on: work.today, reason })
  const kept = await keptOpposites(work, run, { had: [...recovered, ...charged], reason })
  const payments = await replacedPayments(work, run, { opposites, kept })
  const isUndrawn = isAll && debit !== undefined && debit.achFileId === null
  const held = sum(atHand.map(({ transfer }) => transfer.amount)) + payments.atHand
  const refund =
    !isUndrawn && held > 0n ? [refundTo(run.fundingAccountId!, { amount: held, on, reason })] : []
  const undrawn = isUndrawn ? [debit, ...refunds.filter(({ achFileId }) => achFileId === null)] : []

  await insertPostings(work, run, [
    ...opposites,
    ...payments.postings,
    ...recovered,
    ...refund,
    ...checks.again.map((check) => settledByCheck(check, reason)),
    ...charged,
  ])
  const cancelled = [...unsent.map(({ transfer }) => transfer), ...payments.cancelled, ...undrawn]
  await moveTransfers(work, cancelled, 'cancel')
  // The check is not cashed from today on: the cash of an earlier month stays as it was.
  await insertOpposites(work, checks.standing, {
    reason,
    ...(work.today > run.payDate && { effectiveDate: work.today }),
  })
  await takeBackPaychecks(work, run, { mark: arrow(paycheckMachine, 'voidPayroll').to, userIds })
  const reversals = recovered.filter(({ name }) => name === 'Reversal')
  payLater(work, run, { kind: 'reversal', days: reversals.map(({ effectiveDate }) => effectiveDate) })
  if (refund.length > 0) payLater(work, run, { kind: 'refund', days: [on] })
  dateDepositsLater(work, run)
}

/** What of the opposites the IRS keeps: of a year that is over, and of workers who had their pay. */
async function keptOpposites(
  work: Work,
  run: RunFacts,
  { had, reason }: { readonly had: readonly Posting[]; readonly reason: string },
): Promise<readonly Posting[]> {
  if (!isYearOver(run.payDate, work.today)) return []
  const userIds = had
    .filter(({ name }) => name === 'Reversal' || name === 'Receivable')
    .map(({ userId }) => userId!)
  const totals = totalsOf(run, await runTotals(work, run, userIds))
  return oppositeAccruals({ ...totals, lines: keptOf(totals), deposits: cents(0n), recovered: [] }, reason)
}

/** After the debit has settled, and not before the next banking day. */
function refundDay(work: Work, run: RunFacts, debit: TransferRow | undefined): Day {
  const [soon, afterDebit] = [work.today, run.debitDate].map((day) =>
    addBusinessDays('federalReserve', day, 1),
  )
  return debit && afterDebit! > soon! ? afterDebit! : soon!
}

/** A reversal follows what it reverses; a debt stands from today. */
function recoveryDay(work: Work, fate: string, { effectiveDate }: VoidedCredit): Day {
  const latest = effectiveDate > work.today ? effectiveDate : work.today
  return fate === 'owed' ? work.today : addBusinessDays('federalReserve', latest, 1)
}

/** Issued again by check: the company had the money back then, so nothing of it is in clearing. */
const settledByCheck = ({ amount, effectiveDate }: TransferRow, reason: string): Posting => ({
  name: 'Accrual',
  source: clearing,
  destination: wagesPayable,
  amount: cents(amount),
  status: complete,
  code: '',
  effectiveDate,
  reason,
})

async function creditsOf(
  work: Work,
  run: RunFacts,
  userIds: readonly string[],
): Promise<readonly { transfer: TransferRow; facts: VoidedCredit }[]> {
  const rows = await lockTransfers(work, run, { names: ['AchCredit', 'Return', 'Check'], userIds })
  const undoing = new Map(rows.map((row) => [row.reversesId, row]))
  return rows
    .filter(({ name }) => name === 'AchCredit')
    .map((transfer) => ({
      transfer,
      facts: {
        userId: transfer.userId!,
        accountId: transfer.destinationId,
        amount: transfer.amount,
        status: transfer.status,
        effectiveDate: transfer.effectiveDate,
        isHandedOver: transfer.achFileId !== null,
        isReissued: undoing.has(undoing.get(transfer.transferId)?.transferId ?? ''),
      },
    }))
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)
