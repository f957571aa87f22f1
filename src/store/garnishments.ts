import { isoInstant } from '../kernel/dates.ts'
import { type Id, newId } from '../kernel/ids.ts'
import type { Tx } from './transaction.ts'
import type { WorkerKey } from './workers.ts'

export interface Garnishment {
  readonly garnishmentType: string
  readonly agency: string
  /** Label → value, as getGarnishmentFields names them. */
  readonly fields: Readonly<Record<string, string>>
}

export async function insertGarnishment(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  order: Garnishment,
): Promise<Id<'garnishment'>> {
  const id = newId<'garnishment'>()
  await tx.db
    .insertInto('garnishment')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      garnishment_id: id,
      user_id: userId,
      garnishment_type: order.garnishmentType,
      agency: order.agency,
      fields: JSON.stringify(order.fields),
      created_at: isoInstant(tx.now),
    })
    .execute()
  return id
}

/** The order as it stands, locked; a removed one is not there any more. */
export async function lockGarnishment(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  id: Id<'garnishment'>,
): Promise<Garnishment | undefined> {
  const row = await tx.db
    .selectFrom('garnishment')
    .select(['garnishment_type', 'agency', 'fields'])
    .where('company_id', '=', companyId)
    .where('garnishment_id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (
    row && {
      garnishmentType: row.garnishment_type,
      agency: row.agency,
      fields: row.fields as Garnishment['fields'],
    }
  )
}

export async function changeGarnishment(
  tx: Tx,
  { companyId }: WorkerKey,
  { id, order }: { readonly id: Id<'garnishment'>; readonly order: Garnishment },
): Promise<void> {
  await tx.db
    .updateTable('garnishment')
    .set({
      garnishment_type: order.garnishmentType,
      agency: order.agency,
      fields: JSON.stringify(order.fields),
    })
    .where('company_id', '=', companyId)
    .where('garnishment_id', '=', id)
    .execute()
}

/** What was withheld stays explained: the row is kept. */
export async function removeGarnishmentRow(
  tx: Tx,
  { companyId }: WorkerKey,
  id: Id<'garnishment'>,
): Promise<void> {
  await tx.db
    .updateTable('garnishment')
    .set({ removed_at: isoInstant(tx.now) })
    .where('company_id', '=', companyId)
    .where('garnishment_id', '=', id)
    .execute()
}
