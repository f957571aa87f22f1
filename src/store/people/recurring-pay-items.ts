import { sql } from 'kysely'
import type { RecurringPayItem } from '../../domain/people/recurring-pay-item.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import { standing } from './standing.ts'

export const recurringPayItems = standing<'recurringPayItem', RecurringPayItem>({
  table: 'recurring_pay_item',
  id: 'recurring_pay_item_id',
  columns: {
    payItem: 'pay_item',
    type: 'type',
    amount: 'amount',
    allocatedBasisPoints: 'allocated_basis_points',
    taxTreatment: 'tax_treatment',
    priority: 'priority',
  },
})

interface PayItemRow extends RecurringPayItem {
  readonly recurringPayItemId: string
  readonly companyId: string
  readonly userId: string
  readonly isRemoved: boolean
}

interface PayItemFilter {
  readonly companyId: Id<'company'>
  readonly userId?: Id<'user'> | undefined
  /** Removed ones as well. */
  readonly removed: boolean
  readonly after?: string
  readonly atMost?: number
}

/** In order of creation. */
export async function payItemsWhere(tx: Tx, filter: PayItemFilter): Promise<readonly PayItemRow[]> {
  const { rows } = await sql<PayItemRow>`
    select recurring_pay_item_id as "recurringPayItemId", company_id as "companyId", user_id as "userId",
           pay_item as "payItem", type, amount, allocated_basis_points as "allocatedBasisPoints",
           tax_treatment as "taxTreatment", priority,
           removed_at is not null as "isRemoved"
    from recurring_pay_item
    where company_id = ${filter.companyId} and client_id = ${tx.clientId}
      ${filter.userId ? sql`and user_id = ${filter.userId}` : sql``}
      ${filter.removed ? sql`` : sql`and removed_at is null`}
      ${filter.after ? sql`and recurring_pay_item_id > ${filter.after}` : sql``}
    order by recurring_pay_item_id ${filter.atMost ? sql`limit ${filter.atMost}` : sql``}`.execute(tx.db)
  return rows
}
