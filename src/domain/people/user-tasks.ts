import { stateW4Fields } from '../../law/engine/state-w4.ts'
import type { StepRow } from '../onboarding/steps.ts'
import type { CertificateFault } from '../pay/certificate-faults.ts'
import type { PlaceQuestion } from '../pay/place-answers.ts'
import { type Lack, type UserStatus, userMachine } from './user-status.ts'

/** What a worker or the employer must do next, and the operation that clears it. */
export interface UserTask {
  /** For programs: the same whatever the words. */
  readonly code: string
  readonly task: string
  readonly description: string
  readonly operation: string
  /** When it ends by itself, of one that only waits. */
  readonly until?: string
}

export const userTasks: Readonly<Record<Lack, UserTask>> = {
  wage: {
    code: 'addWage',
    task: 'Add Wage',
    description: 'A wage is needed before anything can be paid.',
    operation: 'adminPortal/addUserWage',
  },
  kyc: {
    code: 'addKyc',
    task: 'Add KYC Information',
    description: 'The identity is not submitted for verification yet.',
    operation: 'userOnboarding/addKycInformation',
  },
  kycFailed: {
    code: 'correctKyc',
    task: 'Correct KYC Information',
    description: 'The identity could not be verified: send corrected data, or ask for another try.',
    operation: 'userOnboarding/addKycInformation',
  },
  kycPending: {
    code: 'waitForKyc',
    task: 'Wait For KYC',
    description: 'The identity is being verified; nothing is to be done.',
    operation: '',
  },
  w4: {
    code: 'addW4',
    task: 'Add W-4 Information',
    description: 'A W2 worker gives a federal withholding certificate.',
    operation: 'userOnboarding/addW4Information',
  },
  bankAccount: {
    code: 'addBankAccount',
    task: 'Add Bank Account',
    description: 'The wage is paid by direct deposit, and there is no bank account to pay it to.',
    operation: 'userPortal/addUserBankAccount',
  },
  terms: {
    code: 'acceptTerms',
    task: 'Accept Terms And Conditions',
    description: 'The worker has not accepted the terms and conditions.',
    operation: 'userOnboarding/acceptTermsAndCondition',
  },
  company: {
    code: 'verifyCompany',
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
    code: 'correctCertificate',
    task: `Correct ${field}`,
    description: `${message}.`,
    operation,
  })),
  ...questions
    .filter(({ field }) => field !== '')
    .map(({ state, field, words }) => ({
      code: 'answerPlace',
      task: `Add ${field}`,
      description: `${state}: the worker ${words}.`,
      operation: 'userOnboarding/addStateW4Information',
    })),
]

/** The form of the state of work asks for something and was never given: its tax is taken as if nothing were claimed. */
export const missingCertificate = (
  state: string,
  given: Readonly<Record<string, unknown>>,
): readonly UserTask[] =>
  state in given || !stateW4Fields(state).some(({ required }) => required)
    ? []
    : [
        {
          code: 'addStateCertificate',
          task: 'Add State W-4 Information',
          description: `${state}: the worker has not given the state’s withholding certificate, and is taxed without one.`,
          operation: 'userOnboarding/addStateW4Information',
        },
      ]

/** From being added to being paid; a contractor gives no certificates. */
export const userSteps = (workerType: 'W2' | '1099-NEC'): readonly StepRow[] => [
  { code: 'wage', open: ['addWage'] },
  { code: 'identity', open: ['addKyc', 'correctKyc'], waiting: ['waitForKyc'] },
  ...(workerType === 'W2' ? CERTIFICATES : []),
  { code: 'bankAccount', open: ['addBankAccount', 'mendBankAccount'] },
  { code: 'terms', open: ['acceptTerms'] },
  { code: 'company', open: [], waiting: ['verifyCompany'] },
]

const CERTIFICATES: readonly StepRow[] = [
  { code: 'w4', open: ['addW4'] },
  { code: 'stateCertificate', open: ['addStateCertificate', 'correctCertificate', 'answerPlace'] },
]
