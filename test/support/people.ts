import { business, newSsn, user } from './bodies.ts'
import type { TestService } from './service.ts'

/** Valid bodies about one worker; overrides go into the envelope. */

export const home = {
  address1: '1 Elm Street',
  address2: 'Apt 2',
  city: 'Atlanta',
  state: 'GA',
  zipcode: '30303',
}

export const wage = (who: Who, over: object = {}) => ({
  userWage: {
    ...who,
    wageRate: 25.5,
    wageBasis: 'Per Hour',
    standardWorkingHours: 40,
    userType: 'Paid by the hour',
    employmentStatus: 'Full Time (30+ Hours per week)',
    userRefTaxExempt: 'No, this employee is not tax exempt',
    differentialPay: 'No',
    startDate: '2026-01-05',
    paymentMethod: 'Direct Deposit',
    ...over,
  },
})

export const kyc = ({ userId }: Pick<Who, 'userId'>, over: object = {}) => ({
  kycInformation: { userId, ssn: newSsn(), dateOfBirth: '1990-02-03', ...home, ...over },
})

export const w4 = ({ userId }: Pick<Who, 'userId'>, over: object = {}) => ({
  w4Information: {
    userId,
    w4FilingStatus: 'Single',
    haveMultipleJob: false,
    dependents: 0,
    dependentsAbove18: 0,
    otherIncome: 0,
    otherDeduction: 0,
    extraWithholding: 0,
    hasMiltarySpouseExemption: false,
    stateAdditionalDeduction: 0,
    isNonResident: false,
    azDeductionPercent: 0,
    ...over,
  },
})

export const account = (who: Who, over: object = {}) => ({
  userPayAccountEntity: {
    ...who,
    accountNumber: '000123456789',
    routingNumber: '021000021',
    bankName: 'First Example Bank',
    accountType: 'checking',
    accountName: 'Jo Reed',
    payPercentage: 100,
    ...over,
  },
})

export interface Who {
  readonly companyId: string
  readonly userId: string
}

/** The usual ways to get somewhere. */
export function people({ ok }: Pick<TestService, 'ok'>) {
  const later = () => ok('sandbox/advanceClock', { hours: 1 })
  /** A company as createBusiness leaves it: its verification is on its way. */
  const newCompany = async (): Promise<string> =>
    (await ok('companyOnboarding/createBusiness', business())).registration.companyId
  /** A company that has passed its business verification. */
  const verifiedCompany = async (): Promise<string> => {
    const companyId = await newCompany()
    await later()
    return companyId
  }
  const added = async (companyId: string, over: object = {}): Promise<Who> => {
    const { userId } = (await ok('adminPortal/addUser', user(companyId, over))).user
    return { companyId, userId }
  }
  const shown = async (who: Who) => (await ok('reports/getUser', who)).user[0]
  const statusOf = async (who: Who): Promise<string> => (await shown(who)).status.userStatus
  /** Everything is done but for what time brings. */
  const onboarded = async (companyId: string, over: object = {}): Promise<Who> => {
    const who = await added(companyId, over)
    await ok('adminPortal/addUserWage', wage(who))
    await ok('userOnboarding/addKycInformation', kyc(who))
    const { workerType = 'W2' } = over as { workerType?: string }
    if (workerType === 'W2') await ok('userOnboarding/addW4Information', w4(who))
    await ok('userPortal/addUserBankAccount', account(who))
    await ok('userOnboarding/acceptTermsAndCondition', { userId: who.userId })
    return who
  }
  return { newCompany, verifiedCompany, added, shown, statusOf, onboarded, later }
}
