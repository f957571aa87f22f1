import type { Cents } from '../../kernel/money.ts'

export interface RecurringPayItem {
  readonly payItem: string
  readonly type: string
  /** One of the two: so much a period, or hundredths of a percent of gross pay. */
  readonly amount: Cents | null
  readonly allocatedBasisPoints: number | null
}
