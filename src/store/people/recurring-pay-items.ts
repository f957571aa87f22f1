import type { RecurringPayItem } from '../../domain/people/recurring-pay-item.ts'
import { standing } from './standing.ts'

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
