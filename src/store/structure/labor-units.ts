import { sql } from 'kysely'
import type { LaborKind, LaborUnit } from '../../domain/structure/labor.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

export async function insertLaborUnit(
  tx: Tx,
  companyId: Id<'company'>,
  unit: Pick<LaborUnit, 'kind' | 'name' | 'code'>,
): Promise<string> {
  const unitId = newId()
  await sql`
    insert into labor_unit (company_id, client_id, labor_unit_id, kind, name, code, created_at)
    values (${companyId}, ${tx.clientId}, ${unitId}, ${unit.kind}, ${unit.name}, ${unit.code}, ${isoInstant(tx.now)})`.execute(
    tx.db,
  )
  return unitId
}

/** Answers the company that it belongs to; undefined where there is none of this kind. What is undefined stays. */
export async function changeLaborUnit(
  tx: Tx,
  key: { readonly unitId: string; readonly kind: LaborKind },
  change: {
    readonly name?: string | undefined
    readonly code?: string | undefined
    readonly isActive?: boolean | undefined
  },
): Promise<Id<'company'> | undefined> {
  const { rows } = await sql<{ companyId: Id<'company'> }>`
    update labor_unit set name = coalesce(${change.name ?? null}, name), code = coalesce(${change.code ?? null}, code),
                          is_active = coalesce(${change.isActive ?? null}, is_active)
    where client_id = ${tx.clientId} and labor_unit_id = ${key.unitId} and kind = ${key.kind}
    returning company_id as "companyId"`.execute(tx.db)
  return rows[0]?.companyId
}

/** In order of creation. */
export async function laborUnits(
  tx: Tx,
  companyId: Id<'company'>,
  asked: {
    readonly kind?: LaborKind
    readonly ids?: readonly string[]
    readonly after?: string
    readonly atMost?: number
  },
): Promise<readonly LaborUnit[]> {
  const { kind, ids, after, atMost } = asked
  const { rows } = await sql<LaborUnit>`
    select labor_unit_id as "unitId", kind, name, code, is_active as "isActive" from labor_unit
    where company_id = ${companyId} and client_id = ${tx.clientId}
      ${kind ? sql`and kind = ${kind}` : sql``}
      ${ids ? sql`and labor_unit_id = any(${[...ids]}::uuid[])` : sql``}
      ${after ? sql`and labor_unit_id > ${after}` : sql``}
    order by labor_unit_id ${atMost ? sql`limit ${atMost}` : sql``}`.execute(tx.db)
  return rows
}
