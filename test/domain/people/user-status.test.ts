import { expect, test } from 'vitest'
import { kycMachine } from '../../../src/domain/people/kyc.ts'
import { lacks, type StatusFacts, userStatus } from '../../../src/domain/people/user-status.ts'
import { phaseOf } from '../../../src/domain/people/user-tasks.ts'
import { canMove } from '../../../src/kernel/machine.ts'

const complete: StatusFacts = {
  workerType: 'W2',
  kycStatus: 'passed',
  hasLeft: false,
  hasWage: true,
  paidByDirectDeposit: true,
  hasBankAccount: true,
  hasW4: true,
  acceptedTerms: true,
  companyVerified: true,
}

// what differs from complete                                                   status          lacks
test.each<[Partial<StatusFacts>, string, readonly string[]]>([
  [{}, 'Active', []],
  [{ kycStatus: 'not initiated', hasWage: false }, 'Add Wage', ['wage', 'kyc']],
  [{ kycStatus: 'not initiated' }, 'Invite Sent', ['kyc']],
  [{ kycStatus: 'pending' }, 'KYC Pending', ['kycPending']],
  [{ kycStatus: 'pending', hasWage: false }, 'KYC Pending', ['wage', 'kycPending']],
  [{ kycStatus: 'failed' }, 'KYC Pending', ['kycFailed']],
  [{ hasWage: false, paidByDirectDeposit: false }, 'Ready', ['wage']],
  [{ hasW4: false }, 'Ready', ['w4']],
  [{ hasW4: false, workerType: '1099-NEC' }, 'Active', []],
  [{ hasBankAccount: false }, 'Ready', ['bankAccount']],
  [{ hasBankAccount: false, paidByDirectDeposit: false }, 'Active', []],
  [{ acceptedTerms: false }, 'Ready', ['terms']],
  [{ companyVerified: false }, 'Ready', ['company']],
  [{ hasLeft: true }, 'Inactive', []],
  [{ hasLeft: true, kycStatus: 'pending' }, 'Inactive', ['kycPending']],
])('%j is %s and lacks %j', (difference, status, missing) => {
  const facts = { ...complete, ...difference }
  expect(userStatus(facts)).toBe(status)
  expect(lacks(facts)).toEqual(missing)
})

test('the phase is Hiring and Onboarding before Active', () => {
  expect(['Add Wage', 'Invite Sent', 'KYC Pending', 'Ready'].map((s) => phaseOf(s as 'Ready'))).toEqual(
    Array(4).fill('Hiring and Onboarding'),
  )
  expect([phaseOf('Active'), phaseOf('Inactive')]).toEqual(['Active', 'Inactive'])
})

test('KYC is submitted before it is decided, and only a failed one again', () => {
  const open = (trigger: keyof typeof kycMachine.table) =>
    kycMachine.states.filter((state) => canMove(kycMachine, state, trigger))
  expect(open('addKycInformation')).toEqual(['not initiated', 'failed'])
  expect(open('initiateUserKyc')).toEqual(['failed'])
  expect(open('pass')).toEqual(['pending'])
})
