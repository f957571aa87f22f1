import type { Cents } from '../../kernel/money.ts'
import type { Paycheck } from '../pay/paycheck-types.ts'
import type { Assembled } from './assemble.ts'
import type { PersonFacts } from './person.ts'

/** One person's paycheck, computed and not yet kept. */
export interface Computed extends Assembled {
  readonly person: PersonFacts
  readonly check: Paycheck
  readonly paymentMethod: 'Direct Deposit' | 'Check' | 'Outside'
  readonly accounts: readonly { readonly id: string; readonly amount: Cents }[]
}
