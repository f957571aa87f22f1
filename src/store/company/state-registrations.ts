import { sql } from 'kysely'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { inForceOn } from '../database/dated.ts'
import type { Tx } from '../database/transaction.ts'

export interface StateRegistration {
  readonly state: string
  readonly effectiveFrom: Day
  readonly fields: Readonly<Record<string, string>>
}

/** In force on a day, by state: the last one begun by then, or the first one ahead. */
export async function loadStateRegistrations(
  tx: Tx,
  companyId: Id<'company'>,
  given: { readonly on: Day; readonly state?: string | undefined },
): Promise<readonly StateRegistration[]> {
  const { rows } = await sql<StateRegistration>`
    select distinct on (state) state, effective_from as "effectiveFrom", fields
    from state_registration
    where company_id = ${companyId} and client_id = ${tx.clientId}
      ${given.state ? sql`and state = ${given.state}` : sql``}
    order by state, ${inForceOn(given.on)}`.execute(tx.db)
  return rows
}

/** The same of several companies: company → state → label → value. */
export async function registrationsOf(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
  on: Day,
): Promise<ReadonlyMap<Id<'company'>, Readonly<Record<string, StateRegistration['fields']>>>> {
  const { rows } = await sql<{
    companyId: Id<'company'>
    states: Readonly<Record<string, StateRegistration['fields']>>
  }>`
    select company_id as "companyId", jsonb_object_agg(state, fields) as states
    from (select distinct on (company_id, state) company_id, state, fields from state_registration
          where company_id = any(${[...companyIds]}::uuid[]) and client_id = ${tx.clientId}
          order by company_id, state, ${inForceOn(on)}) r
    group by company_id`.execute(tx.db)
  return new Map(rows.map(({ companyId, states }) => [companyId, states]))
}

/** Every edition of every state, in the order in which they began. */
export async function allStateRegistrations(
  tx: Tx,
  companyId: Id<'company'>,
): Promise<readonly StateRegistration[]> {
  const { rows } = await sql<StateRegistration>`
    select state, effective_from as "effectiveFrom", fields from state_registration
    where company_id = ${companyId} and client_id = ${tx.clientId} order by state, effective_from`.execute(
    tx.db,
  )
  return rows
}

/** What is given holds from its day on, over what was known for later days. */
export async function saveStateRegistration(
  tx: Tx,
  companyId: Id<'company'>,
  { state, effectiveFrom, fields, changed }: StateRegistration & { readonly changed: object },
): Promise<void> {
  await sql`
    insert into state_registration (company_id, client_id, state, effective_from, fields)
    values (${companyId}, ${tx.clientId}, ${state}, ${effectiveFrom}, ${JSON.stringify(fields)}::jsonb)
    on conflict (company_id, state, effective_from) do update set fields = excluded.fields`.execute(tx.db)
  await sql`
    update state_registration set fields = fields || ${JSON.stringify(changed)}::jsonb
    where company_id = ${companyId} and client_id = ${tx.clientId} and state = ${state}
      and effective_from > ${effectiveFrom}::date`.execute(tx.db)
}
