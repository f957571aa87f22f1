import { expect, test } from 'vitest'
import { type KycStatus, kycMachine } from '../../../src/domain/people/kyc.ts'
import { lacks, type StatusFacts, userMachine, userStatus } from '../../../src/domain/people/user-status.ts'
import { phaseOf } from '../../../src/domain/people/user-tasks.ts'
import { canMove, follow } from '../../../src/kernel/machine.ts'

const complete: StatusFacts = {
  workerType: 'W2',
  kycStatus: 'passed',
  wasVerified: true,
  hasLeft: false,
  hasWage: true,
  paidByDirectDeposit: true,
  hasBankAccount: true,
  wasPayable: false,
  hasW4: true,
  acceptedTerms: true,
  companyVerified: true,
}

// what differs from complete                                                   status          lacks
test.each<[Partial<StatusFacts>, string, readonly string[]]>([
  [{}, 'Active', []],
  [{ kycStatus: 'not initiated', hasWage: false }, 'Add Wage', ['wage', 'kyc']],
  [{ kycStatus: 'not initiated' }, 'Invite Sent', ['kyc']],
  [{ kycStatus: 'pending', wasVerified: false }, 'KYC Pending', ['kycPending']],
  [{ kycStatus: 'pending' }, 'Active', []],
  [{ kycStatus: 'pending', hasW4: false }, 'Ready', ['w4']],
  [{ kycStatus: 'pending', wasVerified: false, hasWage: false }, 'KYC Pending', ['wage', 'kycPending']],
  [{ kycStatus: 'failed' }, 'KYC Pending', ['kycFailed']],
  [{ hasWage: false, paidByDirectDeposit: false }, 'Ready', ['wage']],
  [{ hasW4: false }, 'Ready', ['w4']],
  [{ hasW4: false, workerType: '1099-NEC' }, 'Active', []],
  [{ hasBankAccount: false }, 'Ready', ['bankAccount']],
  [{ hasBankAccount: false, paidByDirectDeposit: false }, 'Active', []],
  [{ acceptedTerms: false }, 'Ready', ['terms']],
  // A9: who was payable once stays Active without an account, and is paid by Check.
  [{ hasBankAccount: false, wasPayable: true }, 'Active', ['bankAccount']],
  [{ hasBankAccount: false, wasPayable: true, hasLeft: true }, 'Inactive', ['bankAccount']],
  [{ hasBankAccount: false, wasPayable: true, hasW4: false }, 'Ready', ['w4', 'bankAccount']],
  [{ companyVerified: false }, 'Ready', ['company']],
  [{ hasLeft: true }, 'Inactive', []],
  [{ hasLeft: true, kycStatus: 'pending', wasVerified: false }, 'Inactive', ['kycPending']],
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

/** What one act may change about a person, and nothing more. */
const acts: readonly ((facts: StatusFacts) => readonly Partial<StatusFacts>[])[] = [
  () => [{ hasWage: true }, { hasW4: true }, { acceptedTerms: true }, { companyVerified: true }],
  ({ hasWage }) => (hasWage ? [{ paidByDirectDeposit: true }, { paidByDirectDeposit: false }] : []),
  () => [{ hasBankAccount: true }, { hasBankAccount: false }],
  ({ kycStatus, wasVerified }) =>
    Object.values(kycMachine.table).flatMap((row: Partial<Record<KycStatus, KycStatus>>) => {
      const next = row[kycStatus]
      if (next === undefined) return []
      return [{ kycStatus: next, wasVerified: next === 'pending' ? wasVerified : next === 'passed' }]
    }),
  (facts) => (canMove(userMachine, userStatus(facts), 'deactivateUser') ? [{ hasLeft: true }] : []),
  ({ hasLeft }) => (hasLeft ? [{ hasLeft: false }] : []),
]

test('facts lead along the arrows of the machine, and along every one of them', () => {
  const start: StatusFacts = {
    workerType: 'W2',
    kycStatus: 'not initiated',
    wasVerified: false,
    hasLeft: false,
    hasWage: false,
    paidByDirectDeposit: false,
    hasBankAccount: false,
    wasPayable: false,
    hasW4: false,
    acceptedTerms: false,
    companyVerified: false,
  }
  const seen = new Map([[JSON.stringify(start), start]])
  const led = new Set<string>()
  for (const facts of seen.values()) {
    const from = userStatus(facts)
    for (const change of acts.flatMap((act) => act(facts))) {
      const next = { ...facts, wasPayable: facts.wasPayable || from === 'Active', ...change }
      const to = follow(userMachine, { from, to: userStatus(next) })
      if (from !== to) led.add(`${from} → ${to}`)
      seen.set(JSON.stringify(next), next)
    }
  }
  expect(userStatus(start)).toBe(userMachine.initial)
  const drawn = Object.values(userMachine.table).flatMap((row) =>
    Object.entries(row).map(([from, to]) => `${from} → ${to}`),
  )
  expect([...led].sort()).toEqual([...new Set(drawn)].sort())
})
