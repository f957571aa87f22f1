import type { Day } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { asAgency } from './agencies.ts'
import type { DepositPlan } from './deposit-plan.ts'
import { runLiabilities } from './liabilities.ts'
import type { AccountKey, Posting } from './postings.ts'
import type { RunTotals } from './run-totals.ts'
import { transactionMachine } from './transaction.ts'

/** What cannot be paid yet stays owed: its money is kept in the agency's account until somebody says what is missing. */
export function taxPayments(run: RunTotals, plan: DepositPlan): Posting[] {
  return runLiabilities(run).flatMap(({ agencyRef, payDate, accrued }) => {
    const effectiveDate = plan.depositOn(agencyRef, payDate)
    if (effectiveDate === undefined) return []
    const source = { kind: 'taxAgency' as const, ...asAgency(plan.payee(agencyRef).payment) }
    return [taxPayment({ source, amount: cents(accrued), effectiveDate, plan })]
  })
}

/** One payment with all its parts. What its channel cannot say is said here. */
export const taxPayment = (given: {
  readonly source: AccountKey
  readonly amount: Cents
  readonly effectiveDate: Day
  readonly plan: DepositPlan
}): Posting => {
  const { source, amount, effectiveDate, plan } = given
  return {
    name: 'TaxPayment',
    source,
    destination: { kind: 'taxAuthority', ref: source.ref, name: `${source.name}, paid` },
    amount,
    status: transactionMachine.initial,
    code: source.ref,
    effectiveDate,
    reason: plan.payee(source.ref).payment.channel.kind === 'portal' ? AT_PORTAL : '',
  }
}

const AT_PORTAL =
  'Paid at the agency’s portal: no tax type code of its own is known, so the entry carries no TXP'
