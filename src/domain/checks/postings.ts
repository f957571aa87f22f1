import type { Day } from '../../kernel/dates.ts'
import { employeeCheck, employeeReceivable } from '../money/accounts.ts'
import { type AccountKey, fundingAccount, type Posting } from '../money/postings.ts'
import { transactionMachine } from '../money/transaction.ts'
import type { PaperCheck } from './check.ts'

const unclaimedWages = (userId: string): AccountKey => ({
  kind: 'unclaimedWages',
  ref: userId,
  name: 'Unclaimed wages, owed to the employee',
})

/** The company pays checks itself: what it owes for them stands against this, and not against what we hold. */
const unclaimedClearing: AccountKey = {
  kind: 'unclaimedClearing',
  ref: '',
  name: 'Wages to be paid by the company',
}

interface Told {
  readonly on: Day
  readonly reason: string
}

/** The check counts no more, and the worker has not been paid: the net is owed. */
export const owedAgain = ({ userId, amount }: PaperCheck, { on, reason }: Told): Posting => ({
  name: 'Accrual',
  source: unclaimedClearing,
  destination: unclaimedWages(userId),
  amount,
  status: transactionMachine.state.complete,
  code: '',
  effectiveDate: on,
  userId,
  reason,
})

/** It is paid, or was never due: the opposite. */
export const owedNoMore = (check: PaperCheck, told: Told): Posting => ({
  ...owedAgain(check, told),
  source: unclaimedWages(check.userId),
  destination: unclaimedClearing,
})

/** Another check for the same, or the same one after all; `reversesId` is what took the first off the books. */
export const writtenAgain = (
  { userId, accountId, amount }: PaperCheck,
  { on, reason, reversesId }: Told & { readonly reversesId: string },
): Posting => ({
  name: 'Check',
  source: fundingAccount(accountId),
  destination: employeeCheck(userId),
  amount,
  status: transactionMachine.state.complete,
  code: '',
  effectiveDate: on,
  userId,
  reason,
  reversesId,
})

/** The paycheck is void and the check was cashed: the worker has money of the company. */
export const owedByPayee = ({ userId, amount }: PaperCheck, { on, reason }: Told): Posting => ({
  name: 'Receivable',
  source: employeeReceivable(userId),
  destination: unclaimedClearing,
  amount,
  status: transactionMachine.state.complete,
  code: '',
  effectiveDate: on,
  userId,
  reason,
})
