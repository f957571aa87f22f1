import type { Cents } from '../../kernel/money.ts'
import type { Paycheck } from '../pay/paycheck-types.ts'
import type { Assembled } from './assemble.ts'
import type { NetAsked } from './net-asked.ts'
import type { PersonFacts } from './person.ts'

/** One person's paycheck, computed and not yet kept. */
export interface Computed extends Assembled {
  readonly person: PersonFacts
  readonly check: Paycheck
  /** Absent where every amount was given as gross. */
  readonly netAsked?: NetAsked | undefined
  readonly paymentMethod: 'Direct Deposit' | 'Check' | 'Outside'
  readonly accounts: readonly { readonly id: string; readonly amount: Cents }[]
}
