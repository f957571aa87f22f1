import type { z } from 'zod'
import { entityTypes, federalFilingForms, stateCodes } from '../../domain/values.ts'
import { choice, date, flag, optionally, optionalText, percentage, text, yesNo } from '../fields.ts'
import { ein, email, phone, ssn, website, zipcode } from '../formats.ts'

/** The parts of a company as they are sent, shared by createBusiness and the operations that take one part each. */

export const registrationFields = {
  company: text(),
  businessWebsite: website(),
  doingBusinessAs: optionalText(),
}

export const kybFields = {
  ein: ein(),
  entityType: choice(entityTypes),
  incorporationState: choice(stateCodes),
  dateOfIncorporation: date(),
  irsAssisgnedFederalFilingForm: choice(federalFilingForms),
  payrollRunThisYear: yesNo(),
  formerPaidThisYear: yesNo(),
}

export const locationFields = {
  companyLocation: text(),
  address1: text(),
  address2: optionalText(),
  city: text(100),
  state: choice(stateCodes),
  zipcode: zipcode(),
  phoneNumber: phone(),
  isWorkLocation: flag(),
  isMailingAddress: flag(),
  isFilingAddress: flag(),
}

export const businessUserFields = {
  firstName: text(100),
  middleName: optionalText(100),
  lastName: text(100),
  phoneNumber: phone(),
  email: email(),
  address1: optionalText(),
  address2: optionalText(),
  city: optionalText(100),
  state: optionally(choice(stateCodes)),
  zipcode: optionally(zipcode()),
  ssn: optionally(ssn()),
  dateOfBirth: optionally(date()),
  payrollAdmin: flag(),
  bookkeeper: flag(),
  beneficialOwner: flag(),
  ownershipPercentage: percentage(),
}

/** For a beneficial owner every field is mandatory, but for middleName and address2. */
export function ownerFaults(person: BusinessUserSent, context: z.RefinementCtx): void {
  for (const field of missingOfOwner(person)) {
    context.addIssue({ code: 'custom', path: [field], message: 'is mandatory for a beneficial owner' })
  }
}

export const missingOfOwner = (person: OwnerFields): readonly string[] =>
  person.beneficialOwner ? ownerFields.filter((field) => (person[field] ?? '') === '') : []

const ownerFields = [
  'address1',
  'city',
  'state',
  'zipcode',
  'ssn',
  'dateOfBirth',
  'ownershipPercentage',
] as const

type OwnerFields = { readonly beneficialOwner: boolean } & {
  readonly [Field in (typeof ownerFields)[number]]?: string | number | undefined
}

type BusinessUserSent = {
  [Field in keyof typeof businessUserFields]: z.output<(typeof businessUserFields)[Field]>
}
