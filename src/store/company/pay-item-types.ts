import { sql } from 'kysely'
import type { PayItemType } from '../../domain/pay/pay-item-type.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

export interface PayItemTypeRow extends PayItemType {
  readonly payItemTypeId: string
  readonly isActive: boolean
}

export async function insertPayItemType(
  tx: Tx,
  companyId: Id<'company'>,
  type: PayItemType,
): Promise<Id<'payItemType'>> {
  const payItemTypeId = newId<'payItemType'>()
  await sql`
    insert into pay_item_type (company_id, client_id, pay_item_type_id, pay_item, name, tax_treatment, gl_account,
                               priority, created_at)
    values (${companyId}, ${tx.clientId}, ${payItemTypeId}, ${type.payItem}, ${type.name}, ${type.taxTreatment},
            ${type.glAccount}, ${type.priority}, ${isoInstant(tx.now)})`.execute(tx.db)
  return payItemTypeId
}

/** Answers the company that it belongs to; undefined where there is none. What is undefined stays. */
export async function changePayItemType(
  tx: Tx,
  payItemTypeId: Id<'payItemType'>,
  change: {
    readonly glAccount?: string | undefined
    readonly priority?: number | undefined
    readonly isActive?: boolean | undefined
  },
): Promise<Id<'company'> | undefined> {
  const { rows } = await sql<{ companyId: Id<'company'> }>`
    update pay_item_type set gl_account = coalesce(${change.glAccount ?? null}, gl_account),
                             priority = coalesce(${change.priority ?? null}, priority),
                             is_active = coalesce(${change.isActive ?? null}, is_active)
    where client_id = ${tx.clientId} and pay_item_type_id = ${payItemTypeId}
    returning company_id as "companyId"`.execute(tx.db)
  return rows[0]?.companyId
}

/** In order of creation. */
export async function payItemTypes(
  tx: Tx,
  companyId: Id<'company'>,
  { after, atMost }: { readonly after?: string; readonly atMost?: number } = {},
): Promise<readonly PayItemTypeRow[]> {
  const { rows } = await sql<PayItemTypeRow>`
    select pay_item_type_id as "payItemTypeId", pay_item as "payItem", name, tax_treatment as "taxTreatment",
           gl_account as "glAccount", priority, is_active as "isActive"
    from pay_item_type
    where company_id = ${companyId} and client_id = ${tx.clientId}
      ${after ? sql`and pay_item_type_id > ${after}` : sql``}
    order by pay_item_type_id ${atMost ? sql`limit ${atMost}` : sql``}`.execute(tx.db)
  return rows
}
