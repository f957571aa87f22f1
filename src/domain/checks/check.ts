import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { machine } from '../../kernel/machine.ts'
import type { Cents } from '../../kernel/money.ts'

/** A check on paper. One that went stale may still be cashed: a bank need not refuse it (UCC 4-404). */
export const checkMachine = machine('check', ['issued', 'cleared', 'voided', 'stale'], {
  markCheckCleared: { issued: 'cleared', stale: 'cleared' },
  voidCheck: { issued: 'voided', stale: 'voided' },
  /** Nobody cashed it for as long as the company waits. */
  goStale: { issued: 'stale' },
})

export type CheckStatus = (typeof checkMachine.states)[number]

/** What a company's first check has, where nobody says otherwise. */
export const FIRST_NUMBER = 1001n

export interface PaperCheck {
  readonly companyId: Id<'company'>
  /** Also the id of the transfer that posts it. */
  readonly checkId: Id<'check'>
  readonly accountId: Id<'companyBankAccount'>
  readonly accountMask: string
  readonly checkNumber: bigint
  readonly runId: Id<'run'>
  readonly payPeriodId: Id<'payPeriod'>
  readonly userId: Id<'user'>
  readonly payee: string
  readonly amount: Cents
  readonly checkDate: Day
  readonly status: CheckStatus
  /** Since when. */
  readonly statusOn: Day
  readonly reason: string
  readonly printed: number
  readonly replacesId: Id<'check'> | null
  readonly replacedById: Id<'check'> | null
}

/** What it was for is owed to the worker: the check counts no more, and no other stands for it. */
export const isOwedAgain = ({ status, replacedById }: PaperCheck): boolean =>
  (status === 'voided' || status === 'stale') && replacedById === null
