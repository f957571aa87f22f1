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

/** What every posting about a check says. */
const ofCheck = ({ userId, amount }: PaperCheck, { on, reason }: Told) => ({
  amount,
  status: transactionMachine.state.complete,
  code: '',
  effectiveDate: on,
  userId,
  reason,
})

/** The check counts no more, and the worker has not been paid: the net is owed. */
export const owedAgain = (check: PaperCheck, told: Told): Posting => ({
  ...ofCheck(check, told),
  name: 'Accrual',
  source: unclaimedClearing,
  destination: unclaimedWages(check.userId),
})

/** It is paid, or was never due: the opposite. */
export const owedNoMore = (check: PaperCheck, told: Told): Posting => ({
  ...ofCheck(check, told),
  name: 'Accrual',
  source: unclaimedWages(check.userId),
  destination: unclaimedClearing,
})

/** Another check for the same, or the same one after all; `reversesId` is what took the first off the books. */
export const writtenAgain = (
  check: PaperCheck,
  { reversesId, ...told }: Told & { readonly reversesId: string },
): Posting => ({
  ...ofCheck(check, told),
  name: 'Check',
  source: fundingAccount(check.accountId),
  destination: employeeCheck(check.userId),
  reversesId,
})

/** The paycheck is void and the check was cashed: the worker has money of the company. */
export const owedByPayee = (check: PaperCheck, told: Told): Posting => ({
  ...ofCheck(check, told),
  name: 'Receivable',
  source: employeeReceivable(check.userId),
  destination: unclaimedClearing,
})
