import type { Secret } from '../../kernel/secret.ts'

/** The sandbox answers by the last four digits, so that every path can be tried. */

export type VerificationOutcome = 'passed' | 'failed' | 'pending'

/** Everything else passes. docs/reference/sandbox.md is derived from these. */
export const endings = {
  identity: { '0001': 'failed', '0002': 'pending' },
  business: { '0000': 'failed', '0001': 'pending' },
  filing: { '0009': 'rejected' },
} as const

export const identityOutcome = (ssn: Secret): VerificationOutcome => outcomeOf(ssn, endings.identity)

export const businessOutcome = (ein: Secret): VerificationOutcome => outcomeOf(ein, endings.business)

/** A worker's account is verified without micro-deposits: no operation could confirm them. */
export const userAccountOutcome = (_accountNumber: Secret): VerificationOutcome => 'passed'

/** Milliseconds of the client's clock from a submission to its answer: everything passes within ten seconds. */
export const VERIFICATION_DELAY = 5_000

const outcomeOf = (
  number: Secret,
  special: Readonly<Record<string, VerificationOutcome>>,
): VerificationOutcome => Object.entries(special).find(([ending]) => number.endsWith(ending))?.[1] ?? 'passed'
