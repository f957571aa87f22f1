import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Secret } from '../../kernel/secret.ts'

/** A worker as the store knows it: everything that the wire forms of a user are made of. */
export interface UserFacts {
  readonly userId: Id<'user'>
  readonly companyId: Id<'company'>
  readonly userReferenceId: string
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
  readonly companyLocation: Readonly<Record<string, unknown>> | null
  readonly stateCode: string
  readonly ssn: Secret | null
  readonly dateOfBirth: Secret | null
}
