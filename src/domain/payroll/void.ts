import { addDays, type Day, dayOf, endOfMonth, quarterOf, yearOf } from '../../kernel/dates.ts'
import { type Cents, cents, dollars } from '../../kernel/money.ts'
import { plural } from '../../kernel/plural.ts'
import { addBusinessDays } from '../calendar/business-days.ts'
import { employeeAccount, employeeReceivable } from '../money/accounts.ts'
import { isYearOver } from '../money/kept-tax.ts'
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
  if (!isYearOver(payDate, today)) return ''
  const year = yearOf(payDate)
  const forms = workerType === 'W2' ? 'the W-2s and the Form 940' : 'the 1099-NECs'
  return `; ${year} is over, and ${forms} of that year count what was voided: amendFiling corrects what was filed. ${KEPT[workerType]} of pay that the worker had stay with the IRS: they are no credit, and no later deposit is less by them`
}

const KEPT = {
  W2: 'Federal income tax and Additional Medicare Tax',
  '1099-NEC': 'Amounts of backup withholding',
} as const

/** Whose later pay had no Social Security tax because the base was reached, and is within it since the void. */
export function untaxedWords(
  short: readonly Cents[],
  {
    payDate,
    today,
    federalForm,
  }: { readonly payDate: Day; readonly today: Day; readonly federalForm: string },
): string {
  if (short.length === 0) return ''
  const year = yearOf(payDate)
  const all = dollars(cents(short.reduce((sum, each) => sum + each, 0n)))
  const owed = `both shares are owed with Form ${federalForm}-X, and the W-2 says how much`
  const end = isYearOver(payDate, today)
    ? owed
    : `later paychecks of the year take it, each up to its own pay; of what is left after the last, ${owed}`
  return `; ${all} of later pay of ${plural(short.length, 'worker')} had no Social Security tax and is within the base of ${year} now: ${end}`
}

/** A void in a quarter that has ended means an amended return: `2026 Q3`. */
export function amendmentOf(payDate: Day, today: Day): string | undefined {
  const quarter = quarterOf(payDate)
  const end = endOfMonth(dayOf(yearOf(payDate), quarter * 3, 1))
  return today >= addDays(end, 1) ? `${yearOf(payDate)} Q${quarter}` : undefined
}
