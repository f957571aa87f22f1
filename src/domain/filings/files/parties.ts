import type { Day } from '../../../kernel/dates.ts'
import type { Cents } from '../../../kernel/money.ts'
import type { FilingContact, LegalName, MailAddress, Submitter } from '../../layouts/parties.ts'
import type { FilingProfile } from '../profile.ts'

/** Who files, as files name it. */
export interface Filer {
  readonly ein: string
  readonly name: string
  readonly address: MailAddress
  readonly naics: string
  readonly federalForm: string
  readonly profile: FilingProfile
  /** By where they are told: what nobody computes. */
  readonly facts: ToldFacts
}

/** A worker, as files name one. */
export interface FiledPerson {
  readonly userId: string
  readonly ssn: string
  /** As a contractor's W-9 names it; absent for a person. */
  readonly business?: { readonly name: string; readonly ein: string }
  readonly name: LegalName
  readonly address: MailAddress
  readonly birthDate: Day | null
  readonly hired: Day
  readonly separated: Day | null
  readonly jobTitle: string
  readonly hourlyRate: Cents | null
  readonly facts: ToldFacts
}

/** `US` or a state → word of the layout → value. */
export type ToldFacts = Readonly<Record<string, Readonly<Record<string, string>>>>

export const contactOf = ({ profile }: Filer): FilingContact => ({
  name: profile.signerName,
  phone: profile.signerPhone.replaceAll(/\D/g, ''),
  email: profile.contactEmail,
})

/** The employer hands in its own file: whoever does it for others has a channel. */
export const submitterOf = (filer: Filer): Submitter => ({
  ein: filer.ein,
  name: filer.name,
  address: filer.address,
  contact: contactOf(filer),
  userId: filer.profile.bsoUserId,
  preparer: 'L',
})
