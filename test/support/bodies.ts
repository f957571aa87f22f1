/** Valid bodies, each with an EIN or an e-mail address of its own. Overrides go over the envelope that they name. */

export const business = (over: Partial<Record<keyof ReturnType<typeof businessBody>, object>> = {}) =>
  overlaid(businessBody(), over)

export const registration = (over: object = {}) => ({ registration: { ...registrationBody(), ...over } })

/** A Remote W2 worker of this company. */
export const user = (companyId: string, over: object = {}) => ({
  user: { companyId, ...userBody(), ...over },
})

/** Nine digits whose end means nothing special in the sandbox (0000 fails, 0001 stays pending). */
export const newEin = (): string => `12-${String(1000 + Math.floor(next() / 9000)).slice(1)}${serial()}`

/** Ends like the EIN: in digits without a special meaning. */
export const newSsn = (): string => `219-${String(10 + (Math.floor(next() / 9000) % 89))}-${serial()}`

const businessBody = () => ({
  registration: {
    company: 'Blue Heron Bakery',
    businessWebsite: 'https://blueheron.example',
    doingBusinessAs: 'Blue Heron',
    isTermsAccepted: true,
  },
  kybInformation: {
    ein: newEin(),
    entityType: 'LLC',
    incorporationState: 'GA',
    dateOfIncorporation: '2019-03-14',
    irsAssisgnedFederalFilingForm: '941',
    payrollRunThisYear: 'no',
    formerPaidThisYear: 'no',
  },
  companyLocation: {
    companyLocation: 'Head office',
    address1: '12 Mill Street',
    address2: '',
    city: 'Atlanta',
    state: 'GA',
    zipcode: '30303',
    phoneNumber: '4045550134',
    isWorkLocation: true,
    isMailingAddress: true,
    isFilingAddress: true,
  },
  businessUser: {
    firstName: 'Ada',
    middleName: '',
    lastName: 'Marsh',
    phoneNumber: '4045550135',
    email: `owner${next()}@blueheron.example`,
    address1: '4 Orchard Lane',
    address2: '',
    city: 'Decatur',
    state: 'GA',
    zipcode: '30030',
    ssn: newSsn(),
    dateOfBirth: '1980-05-17',
    payrollAdmin: true,
    bookkeeper: false,
    beneficialOwner: true,
    ownershipPercentage: 100,
  },
})

const registrationBody = () => ({
  company: 'Blue Heron Bakery',
  firstName: 'Ada',
  middleName: '',
  lastName: 'Marsh',
  phoneNumber: '4045550135',
  email: `admin${next()}@blueheron.example`,
  businessWebsite: 'https://blueheron.example',
  nacisSubCategoryCode: '311811',
  isEsign: true,
  isTermsAccepted: true,
})

const userBody = () => ({
  firstName: 'Jo',
  middleName: '',
  lastName: 'Reed',
  email: `worker${next()}@blueheron.example`,
  phoneNumber: '4045550136',
  dateOfJoin: '2026-01-05',
  workerType: 'W2',
  jobTitle: 'Baker',
  companyLocationCategory: 'Remote',
  stateCode: 'GA',
  companyLocationId: '',
})

let made = 0
const next = (): number => ++made
const serial = (): string => String(1000 + (next() % 9000))

const overlaid = <T extends Record<string, object>>(body: T, over: Partial<Record<keyof T, object>>): T =>
  Object.fromEntries(
    Object.entries(body).map(([name, envelope]) => [name, { ...envelope, ...over[name] }]),
  ) as T
