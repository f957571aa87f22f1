import type { AccountKey, Posting } from '../../domain/money/postings.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { TransferRow } from '../../domain/money/transfer.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import { cents, least } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import { openAccounts, refOf } from '../../store/money/ledger.ts'
import { unpaidToAgencies } from '../../store/money/tax-credits.ts'
import { lockTransfers } from '../../store/money/transfers.ts'

interface Replaced {
  readonly cancelled: readonly TransferRow[]
  readonly postings: readonly Posting[]
  /** Money that was meant for agencies and is owed to them no more. */
  readonly atHand: bigint
}

/**
 * Payments to agencies that were not sent yet shrink by what is owed no more and not kept: the old one is cancelled, a
 * smaller one takes its place. One that was sent stays: the agency then holds a credit.
 */
export async function replacedPayments(
  work: Work,
  run: RunFacts,
  { opposites, kept }: { readonly opposites: readonly Posting[]; readonly kept: readonly Posting[] },
): Promise<Replaced> {
  const owed = new Map<string, { key: AccountKey; amount: bigint }>()
  const ids = await openAccounts(
    work,
    run.companyId,
    opposites.map(({ source }) => source),
  )
  const count = ({ source: key, code, amount }: Posting, sign: bigint): void => {
    const word = wordOf(ids.get(refOf(key))!, key.kind === 'garnishmentAgency' ? code : '')
    owed.set(word, { key, amount: (owed.get(word)?.amount ?? 0n) + sign * amount })
  }
  for (const posting of opposites) count(posting, 1n)
  for (const posting of kept) count(posting, -1n)
  const owedOf = (payment: TransferRow) =>
    owed.get(wordOf(payment.sourceId, payment.name === 'GarnishmentPayment' ? payment.code : ''))
  const names = ['TaxPayment', 'GarnishmentPayment'] as const
  const waiting = (
    await lockTransfers(work, run, { names, statuses: [transactionMachine.state.pending] })
  ).filter((payment) => payment.achFileId === null && owedOf(payment))
  const postings = waiting.flatMap((payment) => {
    const { key, amount } = owedOf(payment)!
    const reason = 'Smaller after a void'
    return payment.amount > amount ? [smaller(payment, key, { amount: payment.amount - amount, reason })] : []
  })
  // What a credit at the agency has paid is a credit again; what came back from an agency is at hand.
  const unpaid = await unpaidToAgencies(work, run)
  const back = [...owed].map(([word, { amount }]) => {
    const shrunk = waiting.find((payment) => owedOf(payment) === owed.get(word))
    const left = amount - least(shrunk?.amount ?? 0n, amount)
    return least(left, unpaid.get(word) ?? 0n)
  })
  const atHand = waiting.reduce((sum, payment) => sum + least(payment.amount, owedOf(payment)!.amount), 0n)
  return { cancelled: waiting, postings, atHand: back.reduce((sum, each) => sum + each, atHand) }
}

/** An agency has one deposit a run; an order has its own payment. */
const wordOf = (accountId: string, order: string): string => `${accountId}/${order}`

/** Takes the place of a payment that is cancelled. */
export const smaller = (
  payment: TransferRow,
  key: AccountKey,
  { amount, reason }: { readonly amount: bigint; readonly reason: string },
): Posting => ({
  name: payment.name,
  source: key,
  destination: {
    kind: key.kind === 'taxAgency' ? 'taxAuthority' : 'garnishmentPayee',
    ref: key.ref,
    name: `${key.name}, paid`,
  },
  amount: cents(amount),
  status: transactionMachine.initial,
  code: payment.code,
  effectiveDate: payment.effectiveDate,
  reason,
})
