import type { Id } from '../../kernel/ids.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { Language } from '../access/language.ts'

export interface NewBusinessUser {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly email: string
  readonly language: Language
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
  readonly ssn: Secret | null
  readonly dateOfBirth: Secret | null
  readonly payrollAdmin: boolean
  readonly bookkeeper: boolean
  readonly beneficialOwner: boolean
  readonly ownershipBasisPoints: number
}

export interface BusinessUser extends NewBusinessUser {
  readonly businessUserId: Id<'businessUser'>
}
