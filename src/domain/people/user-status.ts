import { machine } from '../../kernel/machine.ts'
import { type KycStatus, kycMachine } from './kyc.ts'

/**
 * The status follows from the facts (userStatus below), and the order of the onboarding steps is free. The table says
 * which changes the facts allow; only who leaves is told so from outside, and only from where it can be.
 */
export const userMachine = machine(
  'user',
  ['Add Wage', 'Invite Sent', 'KYC Pending', 'Ready', 'Active', 'Inactive'],
  {
    addUserWage: { 'Add Wage': 'Invite Sent' },
    addKycInformation: { 'Add Wage': 'KYC Pending', 'Invite Sent': 'KYC Pending' },
    /** KYC has passed, and something else is still lacking. */
    passKyc: { 'KYC Pending': 'Ready' },
    /** KYC has passed, and nothing lacks any more: a wage, terms, W-4, bank account, the company's own verification. */
    complete: { 'KYC Pending': 'Active', Ready: 'Active' },
    /** An identity that was corrected could not be verified. */
    failKyc: { Ready: 'KYC Pending', Active: 'KYC Pending' },
    deactivateUser: { 'KYC Pending': 'Inactive', Ready: 'Inactive', Active: 'Inactive' },
    terminateUser: { 'KYC Pending': 'Inactive', Ready: 'Inactive', Active: 'Inactive' },
    activateUser: { Inactive: 'Active' },
    /** Who comes back finds onboarding as it was left. */
    activateUserWhoLacks: { Inactive: 'Ready' },
    activateUserBeforeKyc: { Inactive: 'KYC Pending' },
  },
)

export type UserStatus = (typeof userMachine.states)[number]

/** KYC has passed once: who is one of these may be paid what is due. */
export const ON_PAYROLL: readonly UserStatus[] = ['Ready', 'Active', 'Inactive']

/**
 * Only who was never verified, and so never paid, can be removed; everyone else leaves a history and is deactivated or
 * terminated. Nobody comes back to these. A policy of the database says the same (migrations/0078_paid_people.sql).
 */
export const DELETABLE: readonly UserStatus[] = ['Add Wage', 'Invite Sent']

/** Everything that the status of a user depends on. */
export interface StatusFacts {
  readonly workerType: 'W2' | '1099-NEC'
  readonly kycStatus: KycStatus
  /** By the last verification that was decided: a corrected identity is verified anew while its owner is paid. */
  readonly wasVerified: boolean
  /** Deactivated or terminated, and not brought back. */
  readonly hasLeft: boolean
  readonly hasWage: boolean
  readonly paidByDirectDeposit: boolean
  /** One that was neither refused nor deactivated; the bank may still be verifying it. */
  readonly hasBankAccount: boolean
  /** Is Active, or was once. */
  readonly wasPayable: boolean
  readonly hasW4: boolean
  readonly acceptedTerms: boolean
  readonly companyVerified: boolean
}

export function userStatus(facts: StatusFacts): UserStatus {
  if (facts.hasLeft) return 'Inactive'
  if (facts.kycStatus === kycMachine.initial) return facts.hasWage ? 'Invite Sent' : 'Add Wage'
  if (!isVerified(facts)) return 'KYC Pending'
  return lacks(facts).every((lack) => facts.wasPayable && PAID_BY_CHECK.has(lack)) ? 'Active' : 'Ready'
}

/** Nobody falls out of the payroll over an account that failed or was taken away: until it is mended, a check pays. */
const PAID_BY_CHECK: ReadonlySet<Lack> = new Set(['bankAccount'])

const isVerified = ({ kycStatus, wasVerified }: StatusFacts): boolean =>
  kycStatus === kycMachine.state.passed || (wasVerified && kycStatus === kycMachine.state.pending)

export type Lack = keyof typeof lacking

/** What still stands between a user and `Active`, in the order in which it is usually done. */
export const lacks = (facts: StatusFacts): readonly Lack[] =>
  (Object.keys(lacking) as Lack[]).filter((name) => lacking[name](facts))

const lacking = {
  wage: (facts: StatusFacts) => !facts.hasWage,
  kyc: (facts: StatusFacts) => facts.kycStatus === kycMachine.initial,
  kycFailed: (facts: StatusFacts) => facts.kycStatus === kycMachine.state.failed,
  kycPending: (facts: StatusFacts) => facts.kycStatus === kycMachine.state.pending && !facts.wasVerified,
  w4: (facts: StatusFacts) => facts.workerType === 'W2' && !facts.hasW4,
  bankAccount: (facts: StatusFacts) => facts.paidByDirectDeposit && !facts.hasBankAccount,
  terms: (facts: StatusFacts) => !facts.acceptedTerms,
  company: (facts: StatusFacts) => !facts.companyVerified,
} as const
