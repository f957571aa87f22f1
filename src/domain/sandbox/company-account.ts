import { type Instant, instant } from '../../kernel/dates.ts'
import type { Secret } from '../../kernel/secret.ts'

/** What the sandbox bank does with a company's account. */

export const MICRO_DEPOSIT_ENDING = '0002'

export const needsMicroDeposits = (accountNumber: Secret): boolean =>
  accountNumber.endsWith(MICRO_DEPOSIT_ENDING)

export const companyAccountOutcome = (accountNumber: Secret): 'passed' | 'microDeposits' =>
  needsMicroDeposits(accountNumber) ? 'microDeposits' : 'passed'

/** The bank has looked at an account ten seconds of the client's clock after it was linked, and not before. */
export const accountCheckedAt = (linkedAt: Instant): Instant => instant(linkedAt + 10_000)
