import type { Secret } from '../kernel/secret.ts'

/**
 * Who proves that a business, a person or a bank account is what it says. The same effect id is the same question: a
 * provider that is asked twice answers once.
 */
export interface Verifier {
  business(asked: BusinessAsked, effectId: string): Promise<Verdict>
  person(asked: PersonAsked, effectId: string): Promise<Verdict>
  account(asked: AccountAsked, effectId: string): Promise<AccountVerdict>
}

/** `pending`: not known yet, to be asked again. */
export type Verdict = 'passed' | 'failed' | 'pending'
/** `microDeposits`: the bank has no other way than two small deposits, which the owner reads back. */
type AccountVerdict = Verdict | 'microDeposits'

interface BusinessAsked {
  readonly name: string
  readonly ein: Secret
  readonly entityType: string
  readonly incorporationState: string
}

interface PersonAsked {
  readonly firstName: string
  readonly lastName: string
  readonly ssn: Secret
  readonly dateOfBirth: Secret
}

interface AccountAsked {
  readonly owner: 'company' | 'worker'
  readonly routingNumber: string
  readonly accountNumber: Secret
  readonly accountType: string
  readonly accountName: string
}
