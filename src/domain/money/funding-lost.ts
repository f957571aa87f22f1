import type { Day } from '../../kernel/dates.ts'
import { move } from '../../kernel/machine.ts'
import { addBusinessDays } from '../calendar/business-days.ts'
import { accountMachine, isUsable } from './account.ts'
import { returnOf } from './ach/returns.ts'
import type { Posting } from './postings.ts'
import { drawnAgain, type FundingAccount, type OwedRun, owedByCompany, redrawnFrom } from './receivable.ts'
import {
  type EarlyFacts,
  type Funding,
  type LateFacts,
  NOTHING,
  type One,
  type ReturnFacts,
  type ReturnOutcome,
} from './returned-facts.ts'
import { oppositeAccruals } from './take-back.ts'
import { transactionMachine } from './transaction.ts'
import type { TransferRow } from './transfer.ts'

type DebitCame<When> = One<'AchDebit'> & Funding & When

export const debitCameBack = (
  facts: ReturnFacts,
  came: DebitCame<EarlyFacts | LateFacts>,
): Partial<ReturnOutcome> => (came.when === 'early' ? cameBackEarly(facts, came) : cameBackLate(facts, came))

/** Funding came back before anybody was paid: nothing is paid, and the period can be corrected and initiated again. */
function cameBackEarly(
  facts: ReturnFacts,
  { transfers: [debit], accounts, ...posted }: DebitCame<EarlyFacts>,
): Partial<ReturnOutcome> {
  const { accountId, trigger } = blamed(facts, debit.sourceId, accounts)
  return {
    ...nobodyPaid(posted, `Funding came back: ${facts.code}`),
    fundingAccount: { accountId, trigger },
    fails: 'fundingReturned',
  }
}

/** Funding came back when it was spent: what was to be given back of it is not any more; the rest is owed and drawn again. */
function cameBackLate(
  facts: ReturnFacts,
  { transfers: [debit], accounts, owed, unsentRefunds }: DebitCame<LateFacts>,
): Partial<ReturnOutcome> {
  const { accountId, trigger, accounts: left } = blamed(facts, debit.sourceId, accounts)
  // A draw that had settled had paid what was owed.
  const wasPaid = debit.status === transactionMachine.state.complete ? debit.amount : 0n
  const isDraw = owed.draws.includes(debit.transferId)
  const kept = isDraw ? [] : unsentRefunds
  const spent = isDraw ? 0n : spentOf(debit, kept)
  const reason = 'Funding came back after the payroll was paid'
  const standing = {
    ...owed,
    owed: owed.owed + (isDraw ? wasPaid : spent),
    underWay: owed.underWay.filter((id) => id !== debit.transferId),
  }
  const drawn = redrawn(facts, standing, { accounts: left, code: facts.code })
  return {
    fundingAccount: { accountId, trigger },
    cancelled: kept,
    postings: [...owing(spent, { on: facts.today, reason }), ...drawn.postings],
    files: drawn.files,
    isOwed: standing.owed > 0n,
  }
}

/**
 * A wire did not arrive in time. Nobody is to blame but who did not send it: no account bounced. Where everyone was paid by
 * check before, nothing can be held back any more: what the wire was for is owed, and drawn.
 */
export function wireMissed(
  { today }: { readonly today: Day },
  wire: TransferRow,
  given: Funding & (EarlyFacts | LateFacts),
): ReturnOutcome {
  move(transactionMachine, wire.status, 'cancel')
  if (given.when === 'early') {
    const { cancelled, ...outcome } = nobodyPaid(given, 'The wire did not arrive in time')
    return { ...NOTHING, ...outcome, cancelled: [wire, ...cancelled], fails: 'wireMissed' }
  }
  const { owed, unsentRefunds: kept, accounts } = given
  const spent = spentOf(wire, kept)
  const reason = 'The wire did not arrive in time, and people were paid by check'
  // No draw has come back: the first is as good as one that may be tried again.
  const drawn = redrawn({ today }, { ...owed, owed: owed.owed + spent }, { accounts, code: 'R01' })
  return {
    ...NOTHING,
    cancelled: [wire, ...kept],
    postings: [...owing(spent, { on: today, reason }), ...drawn.postings],
    files: drawn.files,
    tellsPeriod: true,
    isOwed: owed.owed + spent > 0n,
  }
}

/** Nothing was paid, and nothing is: what was posted is undone. */
const nobodyPaid = ({ totals, waiting, checks }: Omit<EarlyFacts, 'when'>, reason: string) => ({
  postings: oppositeAccruals(totals, reason),
  cancelled: waiting,
  undone: checks.map((transfer) => ({ transfer, reason })),
  tellsPeriod: true,
})

/** What of it has gone out, or will: refunds that were not sent are kept. */
function spentOf({ amount }: TransferRow, kept: readonly TransferRow[]): bigint {
  const left = amount - kept.reduce((sum, refund) => sum + refund.amount, 0n)
  return left > 0n ? left : 0n
}

const owing = (spent: bigint, said: { on: Day; reason: string }): readonly Posting[] =>
  spent > 0n ? [owedByCompany(spent, said)] : []

/** Draws it again if that is allowed, on the next banking day. */
export function redrawn(
  facts: Pick<ReturnFacts, 'today'>,
  owed: OwedRun,
  given: Parameters<typeof redrawnFrom>[1],
): Pick<ReturnOutcome, 'postings' | 'files'> {
  const [account, on] = [redrawnFrom(owed, given), nextDay(facts)]
  if (!account) return { postings: [], files: [] }
  return { postings: [drawnAgain(owed.owed, { account, on })], files: [{ kind: 'debit', on }] }
}

/** What the return says of the company's account, and how its accounts stand after that. */
export function blamed({ code }: ReturnFacts, accountId: string, accounts: readonly FundingAccount[]) {
  const { next, means } = returnOf(code)
  const trigger = next === 'closeAccount' ? ('close' as const) : ('bounce' as const)
  const after = accounts.map((account) =>
    account.accountId === accountId && isUsable(account.status)
      ? {
          ...account,
          failure: `${code} ${means}`,
          status: trigger === 'close' ? move(accountMachine, account.status, 'close') : account.status,
        }
      : account,
  )
  return { accountId, trigger, accounts: after }
}

/** The first day on which an entry that is made now can settle. */
export const nextDay = ({ today }: Pick<ReturnFacts, 'today'>): Day =>
  addBusinessDays('federalReserve', today, 1)
