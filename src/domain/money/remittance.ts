import type { Day } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import { benefitsClearing, planOwed } from './benefit-accounts.ts'
import { type AccountKey, fundingAccount, type Posting } from './postings.ts'
import { transactionMachine } from './transaction.ts'

const carrier = (plan: string): AccountKey => ({ kind: 'carrier', ref: plan, name: `${plan}, paid` })

export interface Remitted {
  readonly plan: string
  readonly amount: Cents
  readonly on: Day
  /** The company's bank account that it was paid from. */
  readonly accountId: string
  readonly reference: string
}

/** Cash leaves the bank for the carrier; what is owed for the plan is cleared by as much. */
export function remittancePostings({
  plan,
  amount,
  on,
  accountId,
  reference,
}: Remitted): readonly [Posting, Posting] {
  const shared = { amount, status: transactionMachine.state.complete, code: plan, effectiveDate: on }
  return [
    {
      ...shared,
      name: 'Remittance',
      source: fundingAccount(accountId),
      destination: carrier(plan),
      reason: reference,
    },
    {
      ...shared,
      name: 'Accrual',
      source: planOwed(plan),
      destination: benefitsClearing,
      reason: `${plan}, remitted`,
    },
  ]
}

/** A remittance that was recorded by mistake: what it cleared is owed again. */
export const owedAgain = ({ plan, amount, on }: Pick<Remitted, 'plan' | 'amount' | 'on'>): Posting => ({
  name: 'Accrual',
  source: benefitsClearing,
  destination: planOwed(plan),
  amount,
  status: transactionMachine.state.complete,
  code: plan,
  effectiveDate: on,
  reason: `${plan}, remittance withdrawn`,
})
