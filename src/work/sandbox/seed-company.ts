import { DEFAULT_LANGUAGE } from '../../domain/access/language.ts'
import { kybMachine } from '../../domain/company/kyb.ts'
import { demoPerson, demoStates } from '../../domain/sandbox/demo-people.ts'
import { addDays, type Day, weekday } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { Secret } from '../../kernel/secret.ts'
import { paymentsIn } from '../../law/engine/agencies/find.ts'
import { stateRegistrationFields } from '../../law/engine/registration/fields.ts'
import { insertBusinessUser } from '../../store/company/business-users.ts'
import { insertCompany } from '../../store/company/companies.ts'
import { insertKyb } from '../../store/company/kyb.ts'
import { insertLocation } from '../../store/company/locations.ts'
import { planAnew } from '../../store/database/discard-plans.ts'
import { constraintOf, GaveWay } from '../../store/database/retry.ts'
import type { Work } from '../../store/database/work.ts'
import { insertSchedule } from '../../store/payroll/pay-schedules.ts'
import { insertDemoAccount, insertDemoPeople, insertDemoRegistrations } from '../../store/sandbox/demo.ts'
import { extendSchedule } from '../payroll/extend-schedule.ts'

const SLICE = 1000
const JOINED_DAYS_AGO = 400

/** A company with everything that a payroll needs, in the sandbox only. */
export async function seedCompany(work: Work, employees: number): Promise<Id<'company'>> {
  const monday = addDays(work.today, -((weekday(work.today) + 6) % 7))
  const joined = addDays(work.today, -JOINED_DAYS_AGO)
  const companyId = await insertCompany(work, { ...demoCompany, kybStatus: kybMachine.state.passed })
  await insertKyb(work, companyId, { ...demoKyb, ein: demoEin(companyId) }).catch(drawnBefore)
  await insertLocation(work, companyId, demoOffice)
  await insertBusinessUser(work, companyId, demoOwner)
  await insertDemoAccount(work, companyId)
  await insertDemoRegistrations(work, companyId, demoStates.map(registration), joined)
  for (let first = 0; first < employees; first += SLICE) {
    const people = Array.from({ length: Math.min(SLICE, employees - first) }, (_, n) => demoPerson(first + n))
    await planAnew(work, employees)
    await insertDemoPeople(work, companyId, people, joined)
  }
  await demoSchedule(work, companyId, monday)
  work.emit({ family: 'company', change: 'insert', companyId, entityId: companyId })
  return companyId
}

/** Biweekly from this week's Monday, paid on the Friday after each period ends. */
async function demoSchedule(work: Work, companyId: Id<'company'>, monday: Day): Promise<void> {
  const schedule = {
    companyId,
    workerType: 'W2',
    name: '',
    isFirst: true,
    compensationFrequency: 'BiWeekly',
    payBeginDate: monday,
    payDate: addDays(monday, 18),
    standardWorkingHours: 4000,
  } as const
  const payScheduleId = await insertSchedule(work, schedule)
  work.emit({ family: 'paySchedule', change: 'insert', companyId, entityId: payScheduleId })
  await extendSchedule(work, { ...schedule, payScheduleId })
}

/** The examples of the form's required fields, and the carrier of premiums where the state has them insured. */
const registration = (state: string) => ({
  state,
  fields: Object.fromEntries(
    stateRegistrationFields(state)
      .filter(({ key, required }) => required || carriersIn(state).includes(key))
      .map(({ key, example }) => [key, example]),
  ),
})

const carriersIn = (state: string): readonly string[] =>
  paymentsIn(state)
    .filter(({ payee }) => payee === 'carrier')
    .map(({ account }) => account)

/** Drawn from the id, as a clock gives two processes the same; no ending with a meaning. */
const demoEin = (companyId: string): Secret => {
  const drawn = Number(BigInt(`0x${companyId.slice(-12)}`) % 8_000_000n)
  return new Secret(`${20 + Math.floor(drawn / 1_000_000)}-${String(drawn % 1_000_000).padStart(6, '0')}7`)
}

/** Of two thousand companies, two in one sandbox of five draw the same: the second comes again, as another company. */
const drawnBefore = (error: unknown): never => {
  throw constraintOf(error) === 'ein_claim_pkey' ? new GaveWay('the EIN of another company was drawn') : error
}

const demoCompany = {
  name: 'Demo Orchard Company',
  businessWebsite: 'https://orchard.example',
  doingBusinessAs: 'Demo Orchard',
  naicsCode: '111331',
  isEsign: true,
  externalId: '',
  metadata: {},
}

const demoKyb = {
  entityType: 'C Corp',
  incorporationState: 'DE',
  dateOfIncorporation: '2019-03-14',
  federalFilingForm: '941',
  payrollRunThisYear: false,
  formerPaidThisYear: false,
}

const demoOffice = {
  name: 'Head office',
  address1: '300 Peachtree Street',
  address2: '',
  city: 'Atlanta',
  state: 'GA',
  zipcode: '30308',
  phoneNumber: '4045550100',
  isWorkLocation: true,
  isMailingAddress: true,
  isFilingAddress: true,
}

const demoOwner = {
  firstName: 'Robin',
  middleName: '',
  lastName: 'Orchard',
  phoneNumber: '4045550101',
  email: 'robin@orchard.example',
  language: DEFAULT_LANGUAGE,
  address1: '300 Peachtree Street',
  address2: '',
  city: 'Atlanta',
  state: 'GA',
  zipcode: '30308',
  ssn: new Secret('219-55-4321'),
  dateOfBirth: new Secret('1980-05-17'),
  payrollAdmin: true,
  bookkeeper: false,
  beneficialOwner: true,
  ownershipBasisPoints: 10_000,
}
