import { companyAccountOutcome } from '../domain/sandbox/company-account.ts'
import { businessOutcome, identityOutcome, userAccountOutcome } from '../domain/sandbox/outcomes.ts'
import type { Verifier } from './verifier.ts'

/** Answers by the last digits, at once: the wait is the agenda's. */
export const sandboxVerifier: Verifier = {
  business: async ({ ein }) => businessOutcome(ein),
  person: async ({ ssn }) => identityOutcome(ssn),
  account: async ({ owner, accountNumber }) =>
    (owner === 'company' ? companyAccountOutcome : userAccountOutcome)(accountNumber),
}
