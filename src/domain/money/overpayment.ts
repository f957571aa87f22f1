import type { Day } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import { OVERPAYMENT } from '../pay/line-code.ts'
import { employeeReceivable } from './accounts.ts'
import { type AccountKey, clearing, fundingAccount, type Posting } from './postings.ts'
import { transactionMachine } from './transaction.ts'

const { complete } = transactionMachine.state

/** What a worker gave back by hand, of what is owed since a paycheck was voided. */
interface Repaid {
  readonly userId: string
  readonly amount: Cents
  readonly on: Day
}

/**
 * The worker's money reaches the company's bank; what the worker owes is cleared by as much, out of clearing, where the void
 * left it.
 */
export const repaymentPostings = (
  repaid: Repaid,
  { accountId, reference }: { readonly accountId: string; readonly reference: string },
): readonly [Posting, Posting] => [
  {
    name: 'Repayment',
    source: employeeRepaid(repaid.userId),
    destination: fundingAccount(accountId),
    amount: repaid.amount,
    status: complete,
    code: '',
    effectiveDate: repaid.on,
    userId: repaid.userId,
    reason: reference,
  },
  { ...cleared(repaid), reason: 'Overpayment, repaid by hand' },
]

/** A repayment that was recorded by mistake or not honored: what it cleared is owed again. */
export function owedBackAgain(repaid: Repaid): Posting {
  const { source, destination, ...posting } = cleared(repaid)
  return { ...posting, source: destination, destination: source, reason: 'Overpayment, repayment withdrawn' }
}

const cleared = ({ userId, amount, on }: Repaid): Posting => ({
  name: 'Accrual',
  source: clearing,
  destination: employeeReceivable(userId),
  amount,
  status: complete,
  code: OVERPAYMENT,
  effectiveDate: on,
  userId,
})

const employeeRepaid = (userId: string): AccountKey => ({
  kind: 'employeeRepaid',
  ref: userId,
  name: 'Employee, repaid by hand',
})
