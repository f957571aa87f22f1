import type { CertificateFault } from '../pay/certificate-faults.ts'
import type { PlaceQuestion } from '../pay/place-answers.ts'
import { type Lack, type UserStatus, userMachine } from './user-status.ts'

/** What a worker or the employer must do next, and the operation that clears it. */
export interface UserTask {
  readonly task: string
  readonly description: string
  readonly operation: string
}

export const userTasks: Readonly<Record<Lack, UserTask>> = {
  wage: {
    task: 'Add Wage',
    description: 'A wage is needed before anything can be paid.',
    operation: 'adminPortal/addUserWage',
  },
  kyc: {
    task: 'Add KYC Information',
    description: 'The identity is not submitted for verification yet.',
    operation: 'userOnboarding/addKycInformation',
  },
  kycFailed: {
    task: 'Correct KYC Information',
    description: 'The identity could not be verified: send corrected data, or ask for another try.',
    operation: 'userOnboarding/addKycInformation',
  },
  kycPending: {
    task: 'Wait For KYC',
    description: 'The identity is being verified; nothing is to be done.',
    operation: '',
  },
  w4: {
    task: 'Add W-4 Information',
    description: 'A W2 worker gives a federal withholding certificate.',
    operation: 'userOnboarding/addW4Information',
  },
  bankAccount: {
    task: 'Add Bank Account',
    description: 'The wage is paid by direct deposit, and there is no bank account to pay it to.',
    operation: 'userPortal/addUserBankAccount',
  },
  terms: {
    task: 'Accept Terms And Conditions',
    description: 'The worker has not accepted the terms and conditions.',
    operation: 'userOnboarding/acceptTermsAndCondition',
  },
  company: {
    task: 'Verify Company',
    description: 'The company has not passed its business verification (KYB).',
    operation: 'companyOnboarding/initiateCompanyKyb',
  },
}

export const phaseOf = (status: UserStatus): string =>
  status === userMachine.state.Active || status === userMachine.state.Inactive
    ? status
    : 'Hiring and Onboarding'

/** What is open about a worker's places, and what of the certificates no payroll can be computed with. */
export const certificateTasks = (
  questions: readonly PlaceQuestion[],
  faults: readonly CertificateFault[],
): readonly UserTask[] => [
  ...faults.map(({ field, message, operation }) => ({
    task: `Correct ${field}`,
    description: `${message}.`,
    operation,
  })),
  ...questions
    .filter(({ field }) => field !== '')
    .map(({ state, field, words }) => ({
      task: `Add ${field}`,
      description: `${state}: the worker ${words}.`,
      operation: 'userOnboarding/addStateW4Information',
    })),
]
