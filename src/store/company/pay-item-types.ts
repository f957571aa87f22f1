import { sql } from 'kysely'
import type { PayItemType } from '../../domain/pay/pay-item-type.ts'
import { TRAVEL } from '../../domain/pay/travel.ts'
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
                               priority, rate, created_at)
    values (${companyId}, ${tx.clientId}, ${payItemTypeId}, ${type.payItem}, ${type.name}, ${type.taxTreatment},
            ${type.glAccount}, ${type.priority}, ${type.rate}, ${isoInstant(tx.now)})`.execute(tx.db)
  return payItemTypeId
}

/** Those alone have a rate. */
const TRAVELED = Object.keys(TRAVEL)

/** Answers whose it is and how it is taxed; undefined where there is none. What is undefined stays. */
export async function changePayItemType(
  tx: Tx,
  payItemTypeId: Id<'payItemType'>,
  change: {
    readonly glAccount?: string | undefined
    readonly priority?: number | undefined
    readonly rate?: number | undefined
    readonly isActive?: boolean | undefined
  },
): Promise<{ readonly companyId: Id<'company'>; readonly taxTreatment: string } | undefined> {
  const { rows } = await sql<{ companyId: Id<'company'>; taxTreatment: string }>`
    update pay_item_type set gl_account = coalesce(${change.glAccount ?? null}, gl_account),
                             priority = coalesce(${change.priority ?? null}, priority),
                             rate = case when tax_treatment = any (${TRAVELED}) then coalesce(${change.rate ?? null}, rate) end,
                             is_active = coalesce(${change.isActive ?? null}, is_active)
    where client_id = ${tx.clientId} and pay_item_type_id = ${payItemTypeId}
    returning company_id as "companyId", tax_treatment as "taxTreatment"`.execute(tx.db)
  return rows[0]
}

/** In order of creation. */
export async function payItemTypes(
  tx: Tx,
  companyId: Id<'company'>,
  { after, atMost }: { readonly after?: string; readonly atMost?: number } = {},
): Promise<readonly PayItemTypeRow[]> {
  const { rows } = await sql<PayItemTypeRow>`
    select pay_item_type_id as "payItemTypeId", pay_item as "payItem", name, tax_treatment as "taxTreatment",
           gl_account as "glAccount", priority, rate, is_active as "isActive"
    from pay_item_type
    where company_id = ${companyId} and client_id = ${tx.clientId}
      ${after ? sql`and pay_item_type_id > ${after}` : sql``}
    order by pay_item_type_id ${atMost ? sql`limit ${atMost}` : sql``}`.execute(tx.db)
  return rows
}
