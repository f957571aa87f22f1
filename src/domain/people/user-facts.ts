import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Metadata } from '../../kernel/metadata.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { Language } from '../access/language.ts'
import type { AddressFacts, GarnishmentFacts, W4Facts, WageFacts, WageRecord } from '../pay/facts.ts'
import type { SplitKind } from '../pay/pay-split.ts'
import type { RequestFacts } from '../time/time-off.ts'
import type { W9Facts } from './w9.ts'

/** A worker as the store knows it today: everything that the wire forms of a user are made of. */
export interface UserFacts extends Omit<ListedFacts, 'wage'> {
  readonly language: Language
  readonly metadata: Metadata
  readonly wage: (WageRecord & { readonly userWageId: string }) | null
  /** Empty while the schedule has no name. */
  readonly payScheduleName: string
  readonly payScheduleAhead: { readonly payScheduleName: string; readonly payScheduleFrom: Day } | null
  readonly own: OwnFacts
}

/** A worker as lists show one. */
export interface ListedFacts {
  readonly userId: Id<'user'>
  readonly userReferenceId: string
  readonly companyId: Id<'company'>
  readonly status: string
  readonly workerType: string
  readonly kycStatus: string
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly jobTitle: string
  readonly dateOfJoin: Day
  readonly email: string
  readonly locationCategory: string
  readonly companyLocation: LocationFacts | null
  /** Empty for who works in the office, unless one was given: then the location's state counts. */
  readonly stateCode: string
  readonly wage: Pick<WageFacts, 'rate' | 'basis' | 'paymentMethod'> | null
  readonly home: KeptAddress | null
  readonly stateTax: StateTaxFacts | null
}

export type LocationFacts = Readonly<
  Record<'companyLocationId' | 'companyLocation' | keyof AddressFacts, string>
>

/** What a list leaves out. */
export interface OwnFacts {
  readonly ssn: Secret | null
  readonly dateOfBirth: Secret | null
  readonly remote: KeptAddress | null
  readonly w4: W4Facts | null
  readonly w9: W9Facts | null
  readonly stateW4: readonly { readonly state: string; readonly fields: Readonly<Record<string, string>> }[]
  readonly bankAccounts: readonly AccountFacts[]
  readonly garnishments: readonly GarnishmentFacts[]
  readonly timeOffRequests: readonly RequestFacts[]
}

export interface KeptAddress extends AddressFacts {
  readonly country: string
}

export interface AccountFacts {
  readonly accountId: string
  readonly bankName: string
  readonly accountName: string
  readonly accountMask: string
  readonly payBasisPoints: number
  readonly payKind: SplitKind
  /** Cents. */
  readonly payAmount: number
  readonly accountType: string
  readonly status: string
  readonly priority: number
}

export interface StateTaxFacts {
  readonly instanceId: string
  readonly riskClassName: string
  readonly riskClassCode: string
  readonly payrollDeductionRate: string
  readonly compositeRate: string
}
