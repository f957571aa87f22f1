import type { GarnishmentFacts, W4Facts } from '../domain/pay/facts.ts'
import type {
  AccountFacts,
  KeptAddress,
  ListedFacts,
  StateTaxFacts,
  UserFacts,
} from '../domain/people/user-facts.ts'
import type { W9Facts } from '../domain/people/w9.ts'
import { joined } from '../kernel/joined.ts'
import { wholeCents } from '../kernel/money.ts'
import { requestForm } from './time-off-request.ts'

/** The wire forms of a user: full (getUser), listed (getUsers), told (events). One place, so they cannot differ. */

export type SsnShown = 'clear' | 'masked'

export const fullForm = (user: UserFacts, ssnShown: SsnShown) =>
  ownForm(user, ssnShown, {
    dateOfBirth: user.own.dateOfBirth?.reveal() ?? null,
    employeeGarnishments: user.own.garnishments.map(garnishment),
  })

/** As in getUser, with the SSN masked, without date of birth and garnishments. */
export const eventForm = (user: UserFacts) => ownForm(user, 'masked', {})

function ownForm<More extends object>(user: UserFacts, ssnShown: SsnShown, more: More) {
  const { own } = user
  const facts = {
    userWages: user.wage ? [wage(user.wage)] : [],
    userAddress: user.home && place(user.home),
    employeeMiscellaneousStateTax: user.stateTax ? [stateTax(user.stateTax)] : [],
  }
  return joined(shared(user, facts), {
    userReferenceId: user.userReferenceId,
    externalId: user.userReferenceId,
    metadata: user.metadata,
    language: user.language,
    payScheduleName: user.payScheduleName,
    payScheduleAhead: user.payScheduleAhead,
    userRemoteLocations: own.remote ? [place(own.remote)] : [],
    userRemoteLocation: own.remote && place(own.remote),
    W4Informations: own.w4 ? [w4(own.w4)] : [],
    W9Informations: own.w9 ? [w9(own.w9)] : [],
    stateW4Informations: own.stateW4.map(({ state, fields }) => ({ stateCode: state, ...fields })),
    ssn: (ssnShown === 'clear' ? own.ssn?.reveal() : own.ssn?.masked()) ?? '',
    bankAccounts: own.bankAccounts.map(bankAccount),
    timeOffRequests: own.timeOffRequests.map(requestForm),
    ...more,
  })
}

/** Sensitive data is left out and must be asked for per user. */
export function listForm(user: ListedFacts) {
  return shared(user, {
    userWages: user.wage ? [listedWage(user.wage)] : [],
    userAddress: user.home && listedPlace(user.home),
    employeeMiscellaneousStateTax: user.stateTax && stateTax(user.stateTax),
  })
}

/** With the caller's own key, which the interface's list does not have. */
export const referencedForm = (user: ListedFacts) => ({
  userReferenceId: user.userReferenceId,
  ...listForm(user),
})

/** The keys of both forms; three of them each form fills in its own way. Nothing is copied: lists are long. */
function shared<Wages, Address, Tax>(
  user: ListedFacts,
  own: { userWages: Wages; userAddress: Address; employeeMiscellaneousStateTax: Tax },
) {
  const { firstName, lastName } = user
  return {
    user: user.middleName === '' ? `${firstName} ${lastName}` : `${firstName} ${user.middleName} ${lastName}`,
    userId: user.userId,
    companyId: user.companyId,
    status: { userStatus: user.status },
    WorkerType: { WorkerType: user.workerType },
    firstName,
    middleName: user.middleName,
    lastName,
    phoneNumber: user.phoneNumber,
    kycStatus: user.kycStatus,
    jobTitle: user.jobTitle,
    dateOfJoin: user.dateOfJoin,
    email: user.email,
    companyLocationCategory: { companyLocationCategory: user.locationCategory },
    companyLocation: user.companyLocation,
    stateCode: user.stateCode || user.companyLocation?.state || '',
    userWages: own.userWages,
    userAddress: own.userAddress,
    employeeMiscellaneousStateTax: own.employeeMiscellaneousStateTax,
  }
}

const hundredths = (value: number): number => value / 100

const listedWage = (facts: NonNullable<ListedFacts['wage']>) => ({
  WageRate: facts.rate,
  WageBasis: { WageBasis: facts.basis },
  paymentMethod: { PaymentMethod: facts.paymentMethod },
})

const wage = (facts: NonNullable<UserFacts['wage']>) => ({
  userWageId: facts.userWageId,
  standardWorkingHours: hundredths(facts.weeklyHours),
  ...listedWage(facts),
  employeeRefTaxExempt: facts.refTaxExempt,
  employeeType: facts.employeeType,
  differentialPay: facts.differentialPay ? 'Yes' : 'No',
  employmentStatus: facts.employmentStatus,
})

const place = ({ address1, city, state, zipcode, country }: KeptAddress) => ({
  address1,
  city,
  state,
  zipcode,
  country,
})

const listedPlace = ({ address1, city, state, zipcode, country, address2 }: KeptAddress) => ({
  address1,
  city,
  state,
  zipcode,
  country,
  address2,
})

const w4 = (facts: W4Facts) => ({
  W4FilingStatus: { W4FilingStatus: facts.filingStatus },
  HaveMultipleJob: facts.multipleJobs,
  Dependents: facts.dependents,
  DependentsAbove18: facts.otherDependents,
  ...(facts.dependentsAmount === null ? {} : { DependentsAmount: facts.dependentsAmount }),
  OtherIncome: facts.otherIncome,
  OtherDeduction: facts.deductions,
  ExtraWithholding: facts.extra,
  HasMilitarySpouseExemption: facts.militarySpouse,
  StateAdditionalDeduction: facts.stateExtra,
  IsNonResident: facts.nonresident,
  AZDeductionPercent: hundredths(facts.arizonaBasisPoints),
})

const bankAccount = (facts: AccountFacts) => ({
  userPayAccountEntityId: facts.accountId,
  bankName: facts.bankName,
  accountName: facts.accountName,
  accountNumber: facts.accountMask,
  payPercentage: hundredths(facts.payBasisPoints),
  paySplit: facts.payKind,
  payAmount: wholeCents(facts.payAmount),
  accountType: facts.accountType,
  status: facts.status,
  accountPriority: String(facts.priority),
})

const stateTax = (facts: StateTaxFacts) => ({
  instanceId: facts.instanceId,
  RiskClassNameEmployee: facts.riskClassName,
  RiskClassCode: facts.riskClassCode,
  PayrollDeductionRate: facts.payrollDeductionRate,
  CompositeRate: facts.compositeRate,
})

const garnishment = (facts: GarnishmentFacts) => ({
  garnishmentId: facts.id,
  garnishmentType: facts.type,
  ...(facts.agency === '' ? {} : { garnishmentAgency: facts.agency }),
  garnishmentFields: facts.fields,
})

const w9 = (facts: W9Facts) => ({
  contractorType: facts.contractorType,
  businessName: facts.businessName,
  taxClassification: facts.taxClassification,
  ein: facts.ein?.masked() ?? '',
  w9Date: facts.signedOn as string,
})
