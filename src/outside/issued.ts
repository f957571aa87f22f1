import { canBeEin, canBeSsn } from '../domain/people/issued-numbers.ts'
import type { Verifier } from './verifier.ts'

/** A verifier that is asked only about numbers that can have been issued; the others fail at once. */
export const amongIssued = (verifier: Verifier): Verifier => ({
  ...verifier,
  business: async (asked, effectId) =>
    canBeEin(asked.ein.reveal()) ? verifier.business(asked, effectId) : 'failed',
  person: async (asked, effectId) =>
    canBeSsn(asked.ssn.reveal()) ? verifier.person(asked, effectId) : 'failed',
})
