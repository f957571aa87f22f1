import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { FileKindName } from './ach-kinds.ts'
import type { AgencyDebt } from './agency-debt.ts'
import type { HeldRefund, RefundAgain } from './held-refunds.ts'
import type { Posting } from './postings.ts'
import type { FundingAccount, OwedRun } from './receivable.ts'
import type { RunTotals } from './run-totals.ts'
import type { TransferRow } from './transfer.ts'

/** What came back of one run, and for each kind everything that decides what follows. */
export type Came =
  | {
      readonly name: 'AchCredit'
      readonly transfers: readonly TransferRow[]
      /** Whose paychecks were not voided meanwhile. */
      readonly living: ReadonlySet<string>
      /** Reversals and debts by which voided payments of these people are recovered. */
      readonly recoveries: readonly TransferRow[]
    }
  | (One<'AchDebit'> & Funding & (EarlyFacts | LateFacts))
  | (One<'Reversal'> & Funding & { readonly owed: OwedRun; readonly isCreditStanding: boolean })
  | (One<'TaxPayment'> & Debt)
  | (One<'GarnishmentPayment'> & Debt)
  | (One<'Refund'> &
      Funding & {
        readonly isFromWages: boolean
        readonly companyOwes: bigint
        readonly held: readonly HeldRefund[]
      })

export interface One<Name> {
  readonly name: Name
  readonly transfers: readonly [TransferRow]
}

export interface Funding {
  readonly accounts: readonly FundingAccount[]
}

/** Nobody was paid yet: everything that was posted. */
export interface EarlyFacts {
  readonly when: 'early'
  readonly totals: RunTotals
  readonly waiting: readonly TransferRow[]
  readonly checks: readonly TransferRow[]
}

/** People were paid: what is owed already, and what was to be given back of this debit and was not sent. */
export interface LateFacts {
  readonly when: 'late'
  readonly owed: OwedRun
  readonly unsentRefunds: readonly TransferRow[]
}

export interface Debt {
  /** What no payment is on its way for, and how often it came back: before this return. */
  readonly debt: AgencyDebt & { readonly owed: bigint; readonly times: number }
}

export interface ReturnFacts {
  readonly code: string
  readonly today: Day
  readonly isSandbox: boolean
  readonly run: {
    readonly runId: Id<'run'>
    readonly payPeriodId: Id<'payPeriod'>
    readonly fundingAccountId: string | null
  }
  /** The ids of the opposites that undo what came back, by transfer. */
  readonly returnIds: ReadonlyMap<string, string>
}

/** What is written down. Beside it every transfer is marked as returned and undone by its opposite, once. */
export interface ReturnOutcome {
  readonly postings: readonly Posting[]
  readonly refundsAgain: readonly RefundAgain[]
  readonly cancelled: readonly TransferRow[]
  readonly undone: readonly { readonly transfer: TransferRow; readonly reason: string }[]
  /** Accounts of the company that bounced or are closed, of workers that are closed. */
  readonly fundingAccount: { readonly accountId: string; readonly trigger: 'close' | 'bounce' } | null
  readonly closedAccounts: readonly string[]
  /** Nobody is paid: run, period and paychecks take this trigger. */
  readonly fails: 'fundingReturned' | 'wireMissed' | null
  /** Files that carry what was posted. */
  readonly files: readonly { readonly kind: FileKindName; readonly on: Day }[]
  /** It goes out again when the agency has another account. */
  readonly watches: boolean
  /** It shows in the record of the period. */
  readonly tellsPeriod: boolean
  /** People were paid, and the company owes what paid them. */
  readonly isOwed: boolean
}

/** An outcome in which nothing follows. */
export const NOTHING: ReturnOutcome = {
  postings: [],
  refundsAgain: [],
  cancelled: [],
  undone: [],
  fundingAccount: null,
  closedAccounts: [],
  fails: null,
  files: [],
  watches: false,
  tellsPeriod: false,
  isOwed: false,
}
