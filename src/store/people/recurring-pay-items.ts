import { sql } from 'kysely'
import type { RecurringPayItem } from '../../domain/people/recurring-pay-item.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import { owedOfItem } from '../money/overpayments.ts'
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
    totalAmount: 'total_amount',
    endsOn: 'ends_on',
    recoversOverpayment: 'recovers_overpayment',
  },
})

interface PayItemRow extends RecurringPayItem {
  readonly recurringPayItemId: string
  readonly companyId: string
  readonly userId: string
  readonly isRemoved: boolean
  /** Its last pay date is past. */
  readonly isPast: boolean
  /** Of a total. */
  readonly taken: bigint
  readonly left: bigint | null
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
           tax_treatment as "taxTreatment", priority, total_amount as "totalAmount", ends_on as "endsOn",
           recovers_overpayment as "recoversOverpayment",
           removed_at is not null as "isRemoved", coalesce(ends_on < ${tx.today}, false) as "isPast",
           t.taken, ${leftOfTotal(filter.companyId)} as left
    from recurring_pay_item i ${takenOfTotal(filter.companyId)}
    where company_id = ${filter.companyId} and client_id = ${tx.clientId}
      ${filter.userId ? sql`and user_id = ${filter.userId}` : sql``}
      ${filter.removed ? sql`` : sql`and removed_at is null`}
      ${filter.after ? sql`and recurring_pay_item_id > ${filter.after}` : sql``}
    order by recurring_pay_item_id ${filter.atMost ? sql`limit ${filter.atMost}` : sql``}`.execute(tx.db)
  return rows
}

/** What living paychecks have taken of an item; zero for one without a total. */
export async function takenOf(
  tx: Tx,
  companyId: Id<'company'>,
  itemId: Id<'recurringPayItem'>,
): Promise<bigint> {
  const { rows } = await sql<{ taken: bigint }>`
    select t.taken from recurring_pay_item i ${takenOfTotal(companyId)}
    where i.company_id = ${companyId} and i.client_id = ${tx.clientId}
      and i.recurring_pay_item_id = ${itemId}`.execute(tx.db)
  return rows[0]?.taken ?? 0n
}

/**
 * Beside an item `i`: what living paychecks took of its total, and the number of the repayment before. By the period, which
 * is what the index of living paychecks goes by. Nothing is looked up for an item without a total.
 */
export const takenOfTotal = (companyId: Id<'company'>) => sql`
  left join lateral (
    select coalesce(sum(r.amount) filter (where c.user_id is not null), 0)::bigint as taken,
           coalesce(max(r.number), 0) as number
    from pay_item_repayment r
    left join paycheck c on c.company_id = r.company_id and c.pay_period_id = r.pay_period_id and c.user_id = r.user_id
                        and c.run_id = r.run_id and c.voided_at is null and c.cancelled_at is null
    where i.total_amount is not null
      and r.company_id = ${companyId} and r.recurring_pay_item_id = i.recurring_pay_item_id) t on true`

/** Of an item `i` beside takenOfTotal: no more is recovered than the worker owes, whoever paid how much of it meanwhile. */
export const leftOfTotal = (companyId: Id<'company'>) => sql`
  least(i.total_amount - t.taken, case when i.recovers_overpayment then ${owedOfItem(companyId)} end)::bigint`

/** Of an item `i` beside takenOfTotal: it was not removed, and has not come to its end. */
export const goesOn = (companyId: Id<'company'>, payDate: Day) => sql`
  i.removed_at is null and (i.ends_on is null or i.ends_on >= ${payDate})
  and (i.total_amount is null or ${leftOfTotal(companyId)} > 0)`
