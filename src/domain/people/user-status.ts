import { machine } from '../../kernel/machine.ts'
import type { KycStatus } from './kyc.ts'

/**
 * What a user may be told to do from each status. Where nobody says otherwise the status follows from the facts
 * (userStatus below): the order of the onboarding steps is free.
 */
export const userMachine = machine(
  'user',
  ['Add Wage', 'Invite Sent', 'KYC Pending', 'Ready', 'Active', 'Inactive'],
  {
    deactivateUser: { 'KYC Pending': 'Inactive', Ready: 'Inactive', Active: 'Inactive' },
    terminateUser: { 'KYC Pending': 'Inactive', Ready: 'Inactive', Active: 'Inactive' },
  },
)

export type UserStatus = (typeof userMachine.states)[number]

/** Everything that the status of a user depends on. */
export interface StatusFacts {
  readonly workerType: 'W2' | '1099-NEC'
  readonly kycStatus: KycStatus
  /** Deactivated or terminated, and not brought back. */
  readonly hasLeft: boolean
  readonly hasWage: boolean
  readonly paidByDirectDeposit: boolean
  /** One that was neither refused nor deactivated; the bank may still be verifying it. */
  readonly hasBankAccount: boolean
  readonly hasW4: boolean
  readonly acceptedTerms: boolean
  readonly companyVerified: boolean
}

export function userStatus(facts: StatusFacts): UserStatus {
  if (facts.hasLeft) return 'Inactive'
  if (facts.kycStatus === 'not initiated') return facts.hasWage ? 'Invite Sent' : 'Add Wage'
  if (facts.kycStatus !== 'passed') return 'KYC Pending'
  return lacks(facts).length > 0 ? 'Ready' : 'Active'
}

export type Lack = keyof typeof lacking

/** What still stands between a user and `Active`, in the order in which it is usually done. */
export const lacks = (facts: StatusFacts): readonly Lack[] =>
  (Object.keys(lacking) as Lack[]).filter((name) => lacking[name](facts))

const lacking = {
  wage: (facts: StatusFacts) => !facts.hasWage,
  kyc: (facts: StatusFacts) => facts.kycStatus === 'not initiated',
  kycFailed: (facts: StatusFacts) => facts.kycStatus === 'failed',
  kycPending: (facts: StatusFacts) => facts.kycStatus === 'pending',
  w4: (facts: StatusFacts) => facts.workerType === 'W2' && !facts.hasW4,
  bankAccount: (facts: StatusFacts) => facts.paidByDirectDeposit && !facts.hasBankAccount,
  terms: (facts: StatusFacts) => !facts.acceptedTerms,
  company: (facts: StatusFacts) => !facts.companyVerified,
} as const
