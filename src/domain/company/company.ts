import type { Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Metadata } from '../../kernel/metadata.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { AccountStatus } from '../money/account.ts'
import type { FundingMethod } from '../money/funding.ts'
import type { KybStatus } from './kyb.ts'

/** A company as the store knows it. */
export interface CompanyFacts {
  readonly companyId: Id<'company'>
  readonly name: string
  /** The client's own key and notes. */
  readonly externalId: string
  readonly metadata: Metadata
  readonly businessWebsite: string
  readonly doingBusinessAs: string
  readonly naicsCode: string
  readonly isTermsAccepted: boolean
  readonly requiresApproval: boolean
  readonly requiresKnownPlaces: boolean
  readonly paysTipMakeUp: boolean
  readonly checkStaleDays: number
  readonly sameDayAch: boolean
  readonly fundingMethod: FundingMethod
  readonly registrationStatus: string
  readonly kybStatus: KybStatus
  readonly federalDepositSchedule: string
  readonly kybInformationId: string | null
  readonly ein: Secret | null
  readonly entityType: string
  readonly incorporationState: string
  readonly dateOfIncorporation: string | null
  readonly federalFilingForm: string
  readonly payrollRunThisYear: boolean | null
  readonly formerPaidThisYear: boolean | null
  /** It moves: it answers and changes nothing. */
  readonly closedAt: Instant | null
}

export interface CompanyAccountFacts {
  readonly companyBankAccountId: Id<'companyBankAccount'>
  readonly bankName: string
  readonly accountName: string
  readonly accountMask: string
  readonly routingNumber: string
  readonly accountType: string
  readonly status: AccountStatus
}
