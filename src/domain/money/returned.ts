import type { Day } from '../../kernel/dates.ts'
import { canMove, move } from '../../kernel/machine.ts'
import { cents, least } from '../../kernel/money.ts'
import { employeeReceivable } from './accounts.ts'
import { returnOf } from './ach/returns.ts'
import { paidAgain } from './agency-debt.ts'
import { blamed, debitCameBack, nextDay, redrawn } from './funding-lost.ts'
import { refundsAgain } from './held-refunds.ts'
import { type Posting, wagesPayable } from './postings.ts'
import { owedByCompany } from './receivable.ts'
import { refundTo } from './refund.ts'
import {
  type Came,
  type Debt,
  NOTHING,
  type One,
  type ReturnFacts,
  type ReturnOutcome,
} from './returned-facts.ts'
import { transactionMachine } from './transaction.ts'
import type { TransferRow } from './transfer.ts'

/** An agency's payment is tried again as often as an entry may be presented again: then somebody looks at it. */
const MOST_RETRIES = 2

/** Decides; reads and writes nothing. A transfer that came back already is refused. */
export function afterReturn(facts: ReturnFacts, came: Came): ReturnOutcome {
  for (const { status } of came.transfers) move(transactionMachine, status, 'return')
  // Each case takes its own facts; the table cannot say that name and facts go together.
  const decide = cases[came.name] as (facts: ReturnFacts, came: Came) => Partial<ReturnOutcome>
  return { ...NOTHING, ...decide(facts, came) }
}

type Case<Name extends Came['name']> = (
  facts: ReturnFacts,
  came: Extract<Came, { name: Name }>,
) => Partial<ReturnOutcome>

const cases: { readonly [Name in Came['name']]: Case<Name> } = {
  AchCredit: creditsCameBack,
  AchDebit: debitCameBack,
  Reversal: reversalCameBack,
  TaxPayment: agencyPaymentCameBack,
  GarnishmentPayment: agencyPaymentCameBack,
  Refund: (facts, { transfers: [refund], held, isFromWages, companyOwes, accounts }) => {
    const { accountId, ...change } = blamed(facts, refund.destinationId, accounts)
    const { runId, payPeriodId } = facts.run
    const returnId = facts.returnIds.get(refund.transferId)!
    const own = { runId, payPeriodId, returnId, accountId, amount: refund.amount, isFromWages }
    const again = { held: [...held, own], companyOwes, accounts: change.accounts }
    return {
      fundingAccount: { accountId, trigger: change.trigger },
      refundsAgain: refundsAgain(again, nextDay(facts)),
    }
  },
}

/**
 * Credits came back. Pay that is owed waits for reissuePayment. Where the paycheck was voided meanwhile the worker never
 * had the money: a reversal that was not sent is cancelled, what the worker was said to owe is undone, and the company
 * gets its money back.
 */
function creditsCameBack(
  facts: ReturnFacts,
  came: Extract<Came, { name: 'AchCredit' }>,
): Partial<ReturnOutcome> {
  const [cancelled, undone]: [TransferRow[], { transfer: TransferRow; reason: string }[]] = [[], []]
  const refunds: Posting[] = []
  const taken = new Set(came.recoveries.map(({ reversesId }) => reversesId))
  for (const credit of came.transfers.filter(({ userId }) => !came.living.has(userId!))) {
    const own = came.recoveries.filter(
      ({ userId, transferId }) => userId === credit.userId && !taken.has(transferId),
    )
    const reversal = own.find(
      ({ name, sourceId }) => name === 'Reversal' && sourceId === credit.destinationId,
    )
    const debt = own.find(
      ({ name, amount, reversesId }) =>
        name === 'Receivable' && amount === credit.amount && reversesId === null,
    )
    const isUnsent = reversal && canMove(transactionMachine, reversal.status, 'cancel') && !reversal.achFileId
    if (isUnsent) cancelled.push(reversal)
    else if (debt) undone.push({ transfer: debt, reason: 'The payment came back' })
    else continue
    taken.add((isUnsent ? reversal : debt!).transferId)
    refunds.push(refunded(facts, credit.amount))
  }
  const closes = returnOf(facts.code).next === 'closeAccount'
  return {
    closedAccounts: closes ? came.transfers.map(({ destinationId }) => destinationId) : [],
    cancelled,
    undone,
    postings: refunds,
    files: filesOf(facts, refunds),
    tellsPeriod: true,
  }
}

/**
 * A reversal came back. Where the payment itself had come back nobody has anything; otherwise its receiver owes it, and
 * what the company was already given back for it is drawn again.
 */
function reversalCameBack(
  facts: ReturnFacts,
  { transfers: [reversal], isCreditStanding, owed, accounts }: Extract<Came, { name: 'Reversal' }>,
): Partial<ReturnOutcome> {
  const wasSettled = reversal.status === transactionMachine.state.complete
  if (!isCreditStanding) {
    const refunds = wasSettled ? [] : [refunded(facts, reversal.amount)]
    return { postings: refunds, files: filesOf(facts, refunds) }
  }
  const employee = owedByEmployee(reversal, facts.today)
  if (!wasSettled) return { postings: [employee] }
  const reason = 'A voided payment that was refunded could not be reversed'
  const company = owedByCompany(reversal.amount, { on: facts.today, reason })
  // Whatever the worker's bank says of its account, the company's is as good as before.
  const standing = { ...owed, owed: owed.owed + reversal.amount }
  const drawn = redrawn(facts, standing, { accounts, code: 'R01' })
  return { postings: [employee, company, ...drawn.postings], files: drawn.files, isOwed: true }
}

/**
 * A payment to an agency came back. What the run still owes stands in the agency's account again, and goes out again by
 * itself if nothing was wrong with the entry; what it owes no more, because paychecks were voided after the payment was
 * sent, goes back to the company.
 */
function agencyPaymentCameBack(
  facts: ReturnFacts,
  { transfers: [payment], debt }: One<unknown> & Debt,
): Partial<ReturnOutcome> {
  const standing = debt.owed + payment.amount
  const open = standing > 0n ? least(payment.amount, standing) : 0n
  const refunds = open < payment.amount ? [refunded(facts, payment.amount - open)] : []
  const { next } = returnOf(facts.code)
  const returnId = facts.returnIds.get(payment.transferId)!
  const isAgain = open > 0n && next === 'retry' && debt.times < MOST_RETRIES
  const again = isAgain ? [paidAgain(debt, { amount: open, returnId, today: facts.today })] : []
  return {
    postings: [...refunds, ...again.map(({ posting }) => posting)],
    files: [
      ...filesOf(facts, refunds),
      ...again.map(({ posting, kind }) => ({ kind, on: posting.effectiveDate })),
    ],
    // In the sandbox the accounts of agencies are made up: nobody gives another.
    watches: open > 0n && next === 'closeAccount' && !facts.isSandbox,
    tellsPeriod: true,
  }
}

/** What came back and is owed to nobody any more. */
const refunded = (facts: ReturnFacts, amount: bigint): Posting =>
  refundTo(facts.run.fundingAccountId!, { amount, on: nextDay(facts), reason: 'A voided payment came back' })

const filesOf = (facts: ReturnFacts, refunds: readonly Posting[]): ReturnOutcome['files'] =>
  refunds.length > 0 ? [{ kind: 'refund', on: nextDay(facts) }] : []

/** The bank could not take a voided payment back: its receiver owes it. */
const owedByEmployee = (reversal: TransferRow, today: Day): Posting => ({
  name: 'Receivable',
  source: employeeReceivable(reversal.userId!),
  destination: wagesPayable,
  amount: cents(reversal.amount),
  status: transactionMachine.state.complete,
  code: '',
  effectiveDate: today,
  userId: reversal.userId!,
  reason: 'A voided payment could not be reversed',
})
