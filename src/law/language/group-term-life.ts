import type { Cents } from '../../kernel/money.ts'
import type { Dated } from './dated.ts'

/** What group-term life insurance that an employer carries counts for, whatever it really costs (IRC 79). */
export interface GroupTermLifeCosts extends Dated {
  readonly table: 'groupTermLife'
  /** Of the coverage, not taxed. */
  readonly free: Cents
  /** From this age at the end of the year on: cents for 1,000 of coverage and one month; the youngest first. */
  readonly costs: readonly (readonly [fromAge: number, cents: number])[]
}
