import type { Cents } from '../../kernel/money.ts'
import type { Paycheck, PaycheckInput } from '../pay/paycheck-types.ts'
import type { PersonFacts } from './person.ts'

/** One person's paycheck, computed and not yet kept. */
export interface Computed {
  readonly person: PersonFacts
  readonly input: PaycheckInput
  readonly check: Paycheck
  /** Hundredths of an hour. */
  readonly hours: number
  readonly paymentMethod: 'Direct Deposit' | 'Check' | 'Outside'
  readonly accounts: readonly { readonly id: string; readonly amount: Cents }[]
}
