import { entityTypes, federalFilingForms, stateCodes } from '../domain/values.ts'
import { choice, date, flag, optionally, optionalText, percentage, text, yesNo } from './fields/fields.ts'
import { ein, email, phone, ssn, website, zipcode } from './fields/formats.ts'

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
