import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import { type AccountStatus, accountMachine, isUsable } from './account.ts'
import { employerReceivable } from './accounts.ts'
import { returnOf } from './ach/returns.ts'
import { clearing, fundingAccount, type Posting } from './postings.ts'
import { transactionMachine } from './transaction.ts'

/** Nacha: an entry that came back for lack of funds may be presented again at most twice. */
const MOST_RETRIES = 2

/** An account of the company, and what the bank last said of it without closing it. */
export interface FundingAccount {
  readonly accountId: string
  readonly status: AccountStatus
  readonly failure: string
}

/** What a company owes for one run because its funding came back after people were paid. */
export interface OwedRun {
  readonly runId: Id<'run'>
  readonly payPeriodId: Id<'payPeriod'>
  readonly owed: bigint
  /** Debits that drew it again, whatever became of them. */
  readonly draws: readonly Id<'transfer'>[]
  /** Those that have not settled. */
  readonly underWay: readonly Id<'transfer'>[]
}

/** What a company owes in all, and when that is drawn again; null when nothing draws it by itself. */
export interface OwedFunding {
  readonly owed: bigint
  readonly drawnOn: Day | null
}

export const NOTHING_OWED: OwedFunding = { owed: 0n, drawnOn: null }

/**
 * The account that a company's money is drawn from, or goes back to: one whose last debit did not come back, an active one
 * before a ready one, the newest first; if one is named, another than that.
 */
export function chosenAccount(accounts: readonly FundingAccount[], other?: string): string | undefined {
  const usable = accounts.filter(({ accountId, status }) => isUsable(status) && accountId !== other)
  return usable.sort((a, b) => rank(a) - rank(b) || (a.accountId < b.accountId ? 1 : -1))[0]?.accountId
}

const rank = ({ failure, status }: FundingAccount): number =>
  (failure === '' ? 0 : 2) + (status === accountMachine.state.active ? 0 : 1)

/**
 * Which account it is drawn from again on the next banking day, if the return allows that and it was not tried too often;
 * or one that was given while the last draw was under way, or a sound one beside the one that is closed: new entries, no retries.
 */
export function redrawnFrom(
  { owed, draws, underWay }: OwedRun,
  { accounts, code }: { readonly accounts: readonly FundingAccount[]; readonly code: string },
): string | undefined {
  const account = chosenAccount(accounts)
  const { next } = returnOf(code)
  if (owed <= 0n || underWay.length > 0 || !account) return undefined
  const isRetry = next === 'retry' && draws.length < MOST_RETRIES
  const isBeside = next === 'closeAccount' && isSound(accounts, account)
  // Both ids are made in order of time.
  const isNewer = draws.length > 0 && account > [...draws].sort().at(-1)!
  return isRetry || isBeside || isNewer ? account : undefined
}

const isSound = (accounts: readonly FundingAccount[], chosen: string): boolean =>
  accounts.some(({ accountId, failure }) => accountId === chosen && failure === '')

/** Money that the company had given came back when it was spent: the company owes it. */
export const owedByCompany = (amount: bigint, { on, reason }: { on: Day; reason: string }): Posting => ({
  name: 'Receivable',
  source: employerReceivable,
  destination: clearing,
  amount: cents(amount),
  status: transactionMachine.state.complete,
  code: '',
  effectiveDate: on,
  reason,
})

export const drawnAgain = (amount: bigint, { account, on }: { account: string; on: Day }): Posting => ({
  name: 'AchDebit',
  source: fundingAccount(account),
  destination: employerReceivable,
  amount: cents(amount),
  status: transactionMachine.initial,
  code: '',
  effectiveDate: on,
  reason: 'Funding that came back is drawn again',
})
