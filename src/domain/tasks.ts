import type { Day } from '../kernel/dates.ts'
import type { Id } from '../kernel/ids.ts'
import type { FileKindName } from './money/ach-kinds.ts'
import type { StaffLetterKind, WorkerLetterKind } from './people/letter.ts'

/**
 * What later work carries, by task: one table for whoever asks for it (`work.later`) and for the task that reads it, so
 * that an unknown name or a wrong payload does not compile. Ids, days and counts only: the agenda holds no personal data.
 */
export interface Payloads {
  readonly accrueTimeOff: OfRun
  readonly closeWire: OfRun
  readonly collectReceivable: OfCompany & { readonly accountId: Id<'companyBankAccount'> }
  readonly dateDeposits: OfCompany & { readonly payDate?: Day | null | undefined }
  readonly extendSchedule: { readonly payScheduleId: Id<'paySchedule'> }
  readonly handOverFile: OfRun & { readonly kind: FileKindName; readonly through: Day }
  readonly keepTime: OfCompany
  readonly markStaleChecks: OfCompany
  readonly passPrenote: OfAccount
  readonly payOrderAgain: OfCompany & { readonly garnishmentId: string }
  readonly processRun: OfRun & { readonly payPeriodId: Id<'payPeriod'> }
  readonly readReturns: OfCompany
  readonly remindFilings: OfCompany & { readonly on: Day }
  readonly sendLetter:
    | (AboutSomething & { readonly letter: WorkerLetterKind; readonly userId: Id<'user'> })
    | (AboutSomething & { readonly letter: StaffLetterKind; readonly businessUserId: Id<'businessUser'> })
  readonly sendPrenote: OfAccount
  readonly sendSignIn: { readonly signInId: Id<'signIn'> }
  readonly settleCredits: OfRun & { readonly on: Day }
  readonly settleDebit: OfRun & { readonly on: Day }
  readonly settlePayments: OfRun & { readonly on: Day }
  readonly submitFiling: OfCompany & { readonly filingId: Id<'filing'>; readonly submissionId: string }
  readonly useTaxCredits: OfRun & { readonly through: Day }
  readonly verifyBusiness: AskedBefore
  readonly verifyCompanyBankAccount: AskedBefore & { readonly accountId: Id<'companyBankAccount'> }
  readonly verifyIdentity: AskedBefore & { readonly userId: Id<'user'>; readonly attempt: number }
  readonly verifyUserBankAccount: AskedBefore & {
    readonly userId: Id<'user'>
    readonly accountId: Id<'userBankAccount'>
  }
  readonly watchPayee: OfRun & {
    readonly transferId: Id<'transfer'>
    /** The mark of the account that was there when the payment came back. */
    readonly seen?: string | undefined
  }
}

export type TaskName = keyof Payloads

export interface OfCompany {
  readonly companyId: Id<'company'>
}

export interface OfRun extends OfCompany {
  readonly runId: Id<'run'>
}

export interface OfAccount extends OfCompany {
  readonly userId: Id<'user'>
  readonly accountId: Id<'userBankAccount'>
}

/** The record that a letter is about. */
export interface AboutSomething {
  readonly about?: string | undefined
}

export interface AskedBefore {
  /** How often the outside was asked and had no answer yet. */
  readonly asked: number
}
