import { z } from 'zod'
import { languages } from '../domain/access/language.ts'
import { splitKinds } from '../domain/pay/pay-split.ts'
import { contractorTypes, taxClassifications } from '../domain/people/w9.ts'
import { clientKeys } from './client-keys.ts'
import { amount } from './fields/fields.ts'
import { visibleTo } from './fields/visible.ts'

/** The records of a user, as the reads answer them. The spelling of the keys is the interface's own. */

const wage = z.object({
  userWageId: z.uuid(),
  standardWorkingHours: z.number(),
  WageRate: amount(),
  WageBasis: z.object({ WageBasis: z.string() }),
  paymentMethod: z.object({ PaymentMethod: z.string() }),
  employeeRefTaxExempt: z.string(),
  employeeType: z.string(),
  differentialPay: z.string(),
  employmentStatus: z.string(),
})

const place = z.object({
  address1: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  country: z.string(),
})

const w4 = z.object({
  W4FilingStatus: z.object({ W4FilingStatus: z.string() }),
  HaveMultipleJob: z.boolean(),
  Dependents: z.int(),
  DependentsAbove18: z.int(),
  DependentsAmount: amount().optional(),
  OtherIncome: amount(),
  OtherDeduction: amount(),
  ExtraWithholding: amount(),
  HasMilitarySpouseExemption: z.boolean(),
  StateAdditionalDeduction: amount(),
  IsNonResident: z.boolean(),
  AZDeductionPercent: z.number(),
})

const w9 = z.object({
  contractorType: z.enum(contractorTypes).describe('Whether a person or a business is paid.'),
  businessName: z
    .string()
    .describe('The name of the business, or a trade name; may be empty.')
    .meta({ examples: ['Kestrel Design LLC'] }),
  taxClassification: z.enum(taxClassifications).describe('Line 3a of the form.'),
  ein: z
    .string()
    .describe(
      'The employer identification number, of which only the last four digits are shown; may be empty.',
    ),
  w9Date: z.string().describe('The day on which the form was signed.'),
})

const bankAccount = z.object({
  userPayAccountEntityId: z.uuid(),
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  payPercentage: z.number(),
  paySplit: z
    .enum(splitKinds)
    .describe(
      'What the account takes of the net pay: a fixed amount, a percent of what amounts leave, or the rest.',
    ),
  payAmount: amount().describe(
    'The fixed amount that goes to this account before any percent; 0 if there is none.',
  ),
  accountType: z.string(),
  status: z.string(),
  accountPriority: z.string(),
})

const miscellaneousStateTax = z.object({
  instanceId: z.uuid(),
  RiskClassNameEmployee: z.string(),
  RiskClassCode: z.string(),
  PayrollDeductionRate: z.string(),
  CompositeRate: z.string(),
})

const garnishment = z.object({
  garnishmentId: z.uuid(),
  garnishmentType: z.string(),
  garnishmentAgency: z.string().optional(),
  garnishmentFields: z.record(z.string(), z.string()),
})

const shared = {
  user: z.string(),
  userId: z.uuid(),
  companyId: z.uuid(),
  status: z.object({ userStatus: z.string() }),
  WorkerType: z.object({ WorkerType: z.string() }),
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  kycStatus: z.string(),
  jobTitle: z.string(),
  dateOfJoin: z.string(),
  email: z.string(),
  companyLocationCategory: z.object({ companyLocationCategory: z.string() }),
  companyLocation: z.record(z.string(), z.unknown()).nullable(),
  stateCode: z.string(),
}

export const fullUser = z.object({
  ...shared,
  userReferenceId: z.string(),
  ...clientKeys,
  language: z.enum(languages),
  payScheduleName: z
    .string()
    .describe('The pay schedule that the worker is on today; empty while that has no name.')
    .meta({ examples: ['Weekly'] }),
  payScheduleAhead: z
    .object({
      payScheduleName: z.string().describe('The pay schedule that the worker changes to.'),
      payScheduleFrom: z.string().describe('From when on it pays.'),
    })
    .nullable()
    .describe('A change of the pay schedule that has not come; null if there is none.'),
  userWages: z.array(wage),
  userAddress: place.nullable(),
  userRemoteLocations: z.array(place),
  userRemoteLocation: place.nullable(),
  W4Informations: z.array(w4),
  W9Informations: z.array(w9).describe('The contractor’s Form W-9; empty while there is none.'),
  stateW4Informations: z.array(z.record(z.string(), z.unknown())),
  ssn: z.string(),
  dateOfBirth: visibleTo(z.string().nullable(), { roles: ['administrator', 'worker', 'formerWorker'] }),
  employeeMiscellaneousStateTax: z.array(miscellaneousStateTax),
  bankAccounts: z.array(bankAccount),
  timeOffRequests: z.array(z.record(z.string(), z.unknown())),
  employeeGarnishments: z.array(garnishment),
})

export const listedUser = z.object({
  ...shared,
  userReferenceId: z
    .string()
    .optional()
    .describe('Your own key of the worker, where `include` asked for it.'),
  userWages: z.array(wage.pick({ WageRate: true, WageBasis: true, paymentMethod: true })),
  userAddress: place.extend({ address2: z.string() }).nullable(),
  employeeMiscellaneousStateTax: miscellaneousStateTax.nullable(),
})
