import { z } from 'zod'
import { languages } from '../domain/access/language.ts'
import { entityTypes, federalFilingForms, stateCodes } from '../domain/values.ts'
import { externalIdField, metadataField } from './client-keys.ts'
import {
  choice,
  date,
  flag,
  optionally,
  optionalText,
  percentage,
  perhaps,
  sparse,
  text,
  yesNo,
} from './fields/fields.ts'
import { birthDate, ein, email, phone, ssn, website, zipcode } from './fields/formats.ts'

/** The parts of a company as they are sent, shared by createBusiness and the operations that take one part each. */

export const registrationFields = {
  company: text(),
  businessWebsite: website(),
  doingBusinessAs: optionalText(),
  externalId: externalIdField('the company, which no other company of yours has'),
  metadata: metadataField(),
}

/** With its line of business, which createBusiness does not ask. */
export const companyFields = { ...registrationFields, nacisSubCategoryCode: optionalText(20) }

const companySent = z.object(companyFields)

export function companyOf({
  company: name,
  nacisSubCategoryCode: naicsCode,
  businessWebsite,
  doingBusinessAs,
  externalId,
}: z.output<typeof companySent>) {
  return { name, naicsCode, businessWebsite, doingBusinessAs, externalId }
}

const companyChange = z.object(sparse(companyFields))

/** Without what was not sent. */
export function changedCompany<Sent extends z.output<typeof companyChange>>({
  company: name,
  nacisSubCategoryCode: naicsCode,
  ...sent
}: Sent) {
  return {
    ...sent,
    ...(name === undefined ? {} : { name }),
    ...(naicsCode === undefined ? {} : { naicsCode }),
  }
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

const kybSent = z.object(kybFields)
type KybSent = z.output<typeof kybSent>

export function kybOf({ irsAssisgnedFederalFilingForm: federalFilingForm, ...sent }: KybSent) {
  return { ...sent, federalFilingForm }
}

/** What is sent goes over what is known. */
export const changedKyb = <Known extends { readonly federalFilingForm: string }>(
  known: Known,
  { irsAssisgnedFederalFilingForm: form, ...sent }: z.output<typeof kybChange>,
) => ({ ...known, ...sent, federalFilingForm: form ?? known.federalFilingForm })

const kybChange = z.object(sparse(kybFields))

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
  language: optionally(choice(languages)),
  address1: optionalText(),
  address2: optionalText(),
  city: optionalText(100),
  state: optionally(choice(stateCodes)),
  zipcode: optionally(zipcode()),
  ssn: perhaps(ssn()),
  dateOfBirth: perhaps(birthDate()),
  payrollAdmin: flag(),
  bookkeeper: flag(),
  beneficialOwner: flag(),
  ownershipPercentage: percentage(),
}

export const companyKeyRefusals = {
  externalIdInUse: 'externalId is in use by another company of yours',
} as const

export const termsRefusals = {
  termsNotAccepted: 'The terms must be accepted: isTermsAccepted must be true',
} as const
