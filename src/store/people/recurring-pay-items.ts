import type { Cents } from '../../kernel/money.ts'
import { standing } from './standing.ts'

export interface RecurringPayItem {
  readonly payItem: string
  readonly type: string
  /** One of the two: so much a period, or hundredths of a percent of gross pay. */
  readonly amount: Cents | null
  readonly allocatedBasisPoints: number | null
}

export const recurringPayItems = standing<'recurringPayItem', RecurringPayItem>({
  table: 'recurring_pay_item',
  id: 'recurring_pay_item_id',
  columns: {
    payItem: 'pay_item',
    type: 'type',
    amount: 'amount',
    allocatedBasisPoints: 'allocated_basis_points',
  },
})
