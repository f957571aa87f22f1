import { garnishmentPayee } from '../../domain/money/accounts.ts'
import { returnOf } from '../../domain/money/ach/returns.ts'
import type { AccountKey, Posting } from '../../domain/money/postings.ts'
import { taxAuthority } from '../../domain/money/tax-credit.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import { type OpenReturn, openReturns } from '../../store/money/open-returns.ts'
import type { TransferRow } from '../../store/money/transfers.ts'
import type { Money } from './load.ts'
import { nextBankingDay, payLater } from './schedule.ts'
import { refundReturned } from './voided-return.ts'

/** As often as an entry may be presented again: after that somebody looks at it. */
const MOST_RETRIES = 2

/**
 * Payments to agencies came back. What the run still owes stands in the agency's account again, and goes out again by
 * itself if nothing was wrong with the entry; what it owes no more, because paychecks were voided after the payment was
 * sent, goes back to the company.
 */
export async function agencyPaymentsCameBack(
  work: Work,
  { run }: Money,
  { transfers, code }: { readonly transfers: readonly TransferRow[]; readonly code: string },
): Promise<void> {
  for (const { companyId, transferId, amount } of transfers) {
    const [open] = await openReturns(work, { companyId, transferId })
    const owed = open?.amount ?? 0n
    if (owed < amount) await refundReturned(work, run, amount - owed)
    if (!open) continue
    if (returnOf(code).next === 'retry' && open.times <= MOST_RETRIES) await issueAgain(work, open)
    if (returnOf(code).next === 'closeAccount') watchLater(work, open)
  }
}

/** In the sandbox the accounts of agencies are made up: nobody gives another. */
function watchLater(work: Work, { companyId, runId, transferId }: OpenReturn): void {
  if (work.isSandbox) return
  const payload = { companyId, runId, transferId }
  work.later({ task: 'watchPayee', key: transferId, companyId, dueAt: work.now, payload })
}

/**
 * Pays an agency again what a payment that came back was for, not before it was due. It undoes the return, which can be
 * undone once: a unique key holds that. Whoever calls has locked the run.
 */
export async function issueAgain(work: Work, open: OpenReturn): Promise<Id<'transfer'>> {
  const soon = nextBankingDay(work)
  const on = soon > open.effectiveDate ? soon : open.effectiveDate
  const [transferId] = await insertPostings(work, open, [
    {
      ...parties(open),
      amount: cents(open.amount),
      status: transactionMachine.initial,
      code: open.code,
      effectiveDate: on,
      reason: 'Issued again',
      reversesId: open.returnId,
    },
  ])
  payLater(work, open, { kind: open.name === 'TaxPayment' ? 'tax' : 'garnishment', days: [on] })
  return transferId!
}

/** An order is paid to whom it names today; it is still the debt to whom it named then. */
function parties({ name, agencyRef: ref, agencyName, payee }: OpenReturn): Parties {
  const source = (kind: 'taxAgency' | 'garnishmentAgency'): AccountKey => ({ kind, ref, name: agencyName })
  return name === 'TaxPayment'
    ? { name, source: source('taxAgency'), destination: taxAuthority(source('taxAgency')) }
    : {
        name: 'GarnishmentPayment',
        source: source('garnishmentAgency'),
        destination: garnishmentPayee(payee || ref),
      }
}

type Parties = Pick<Posting, 'name' | 'source' | 'destination'>
