import { isoInstant } from '../kernel/dates.ts'
import { type Id, newId } from '../kernel/ids.ts'
import type { Cents } from '../kernel/money.ts'
import type { Tx } from './transaction.ts'
import type { WorkerKey } from './workers.ts'

export interface RecurringPayItem {
  readonly payItem: string
  readonly type: string
  /** One of the two: so much a period, or hundredths of a percent of gross pay. */
  readonly amount: Cents | null
  readonly allocatedBasisPoints: number | null
}

export async function insertRecurringPayItem(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  item: RecurringPayItem,
): Promise<Id<'recurringPayItem'>> {
  const id = newId<'recurringPayItem'>()
  await tx.db
    .insertInto('recurring_pay_item')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      recurring_pay_item_id: id,
      user_id: userId,
      created_at: isoInstant(tx.now),
      ...columnsOf(item),
    })
    .execute()
  return id
}

export async function lockRecurringPayItem(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  id: Id<'recurringPayItem'>,
): Promise<RecurringPayItem | undefined> {
  const row = await tx.db
    .selectFrom('recurring_pay_item')
    .select(['pay_item', 'type', 'amount', 'allocated_basis_points'])
    .where('company_id', '=', companyId)
    .where('recurring_pay_item_id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (
    row && {
      payItem: row.pay_item,
      type: row.type,
      amount: row.amount as Cents | null,
      allocatedBasisPoints: row.allocated_basis_points,
    }
  )
}

export async function changeRecurringPayItem(
  tx: Tx,
  { companyId }: WorkerKey,
  { id, item }: { readonly id: Id<'recurringPayItem'>; readonly item: RecurringPayItem },
): Promise<void> {
  await tx.db
    .updateTable('recurring_pay_item')
    .set(columnsOf(item))
    .where('company_id', '=', companyId)
    .where('recurring_pay_item_id', '=', id)
    .execute()
}

/** What was paid stays explained: the row is kept. */
export async function endRecurringPayItem(
  tx: Tx,
  { companyId }: WorkerKey,
  id: Id<'recurringPayItem'>,
): Promise<void> {
  await tx.db
    .updateTable('recurring_pay_item')
    .set({ removed_at: isoInstant(tx.now) })
    .where('company_id', '=', companyId)
    .where('recurring_pay_item_id', '=', id)
    .execute()
}

const columnsOf = (item: RecurringPayItem) => ({
  pay_item: item.payItem,
  type: item.type,
  amount: item.amount,
  allocated_basis_points: item.allocatedBasisPoints,
})
