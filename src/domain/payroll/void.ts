import { addDays, type Day, dayOf, endOfMonth, quarterOf, yearOf } from '../../kernel/dates.ts'
import { cents } from '../../kernel/money.ts'
import { addBusinessDays } from '../calendar/business-days.ts'
import { employeeAccount, employeeReceivable } from '../money/accounts.ts'
import { type Posting, wagesPayable } from '../money/postings.ts'
import { type TransactionStatus, transactionMachine } from '../money/transaction.ts'

/** Nacha: a reversal must be made within five banking days after the settlement of what it reverses. */
const REVERSAL_DAYS = 5

/** A worker's payment, as it stands when its paycheck is voided. */
export interface VoidedCredit {
  readonly userId: string
  readonly accountId: string
  readonly amount: bigint
  readonly status: TransactionStatus
  readonly effectiveDate: Day
  readonly isHandedOver: boolean
  /** It came back, and was paid again in another way. */
  readonly isReissued: boolean
}

type Fate = 'cancel' | 'keep' | 'atHand' | 'reverse' | 'owed'

/** What becomes of it: not sent yet, sent, or come back. */
export function fateOf(credit: VoidedCredit, today: Day): Fate {
  if (credit.status === transactionMachine.state.cancelled || credit.isReissued) return 'keep'
  if (credit.status === transactionMachine.state.returned) return 'atHand'
  if (!credit.isHandedOver) return 'cancel'
  const last = addBusinessDays('federalReserve', credit.effectiveDate, REVERSAL_DAYS)
  return today <= last ? 'reverse' : 'owed'
}

/** How money that a worker has comes back: over the network, or as something that the worker owes. */
export function recovery(credit: VoidedCredit, given: { fate: Fate; on: Day; reason: string }): Posting {
  const { userId, accountId, amount } = credit
  const shared = { destination: wagesPayable, amount: cents(amount), code: '', userId, reason: given.reason }
  const { fate, on: effectiveDate } = given
  return fate === 'reverse'
    ? {
        ...shared,
        name: 'Reversal',
        source: employeeAccount(accountId),
        status: transactionMachine.initial,
        effectiveDate,
      }
    : {
        ...shared,
        name: 'Receivable',
        source: employeeReceivable(userId),
        status: transactionMachine.state.complete,
        effectiveDate,
      }
}

/** What else counts a voided paycheck whose year has ended; empty while it has not. */
export function yearOverWords(workerType: 'W2' | '1099-NEC', payDate: Day, today: Day): string {
  const year = yearOf(payDate)
  if (year >= yearOf(today)) return ''
  const forms = workerType === 'W2' ? 'the W-2s and the Form 940' : 'the 1099-NECs'
  return `; ${year} is over, and ${forms} of that year count what was voided: amendFiling corrects what was filed${workerType === 'W2' ? INCOME_TAX : ''}`
}

/** Publication 15, section 13: the worker has the credit for it on the return of that year. */
const INCOME_TAX =
  '. The credit with the IRS counts income tax, which may not be taken back for pay that the worker had'

/** A void in a quarter that has ended means an amended return: `2026 Q3`. */
export function amendmentOf(payDate: Day, today: Day): string | undefined {
  const quarter = quarterOf(payDate)
  const end = endOfMonth(dayOf(yearOf(payDate), quarter * 3, 1))
  return today >= addDays(end, 1) ? `${yearOf(payDate)} Q${quarter}` : undefined
}
