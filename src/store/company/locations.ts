import { sql } from 'kysely'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

export interface NewLocation {
  readonly name: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
  readonly phoneNumber: string
  readonly isWorkLocation: boolean
  readonly isMailingAddress: boolean
  readonly isFilingAddress: boolean
}

export async function insertLocation(
  tx: Tx,
  companyId: Id<'company'>,
  place: NewLocation,
): Promise<Id<'companyLocation'>> {
  const id = newId<'companyLocation'>()
  await tx.db
    .insertInto('company_location')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      company_location_id: id,
      ...columnsOf(place),
      created_at: isoInstant(tx.now),
    })
    .execute()
  return id
}

/** Which of these places belong to the company. */
export async function locationsThere(
  tx: Tx,
  companyId: Id<'company'>,
  ids: readonly Id<'companyLocation'>[],
): Promise<ReadonlySet<Id<'companyLocation'>>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.db
    .selectFrom('company_location')
    .select('company_location_id')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`company_location_id = any(${[...new Set(ids)]}::uuid[])`)
    .execute()
  return new Set(rows.map((row) => row.company_location_id as Id<'companyLocation'>))
}

/** Where a place of the company is; undefined of one that it does not have. */
export async function locationState(
  tx: Tx,
  companyId: Id<'company'>,
  id: Id<'companyLocation'>,
): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('company_location')
    .select('state')
    .where('company_id', '=', companyId)
    .where('company_location_id', '=', id)
    .executeTakeFirst()
  return row?.state
}

export interface Location extends NewLocation {
  readonly companyLocationId: Id<'companyLocation'>
}

/** In order of creation. */
export async function loadLocations(
  tx: Tx,
  companyId: Id<'company'>,
  range: { readonly after?: string; readonly atMost?: number } = {},
): Promise<readonly Location[]> {
  const { rows } = await sql<Location>`
    select company_location_id as "companyLocationId", name, address1, address2, city, state, zipcode,
           phone_number as "phoneNumber", is_work_location as "isWorkLocation",
           is_mailing_address as "isMailingAddress", is_filing_address as "isFilingAddress"
    from company_location
    where company_id = ${companyId} and client_id = ${tx.clientId}
      ${range.after ? sql`and company_location_id > ${range.after}` : sql``}
    order by company_location_id ${range.atMost ? sql`limit ${range.atMost}` : sql``}`.execute(tx.db)
  return rows
}

export async function updateLocation(tx: Tx, companyId: Id<'company'>, place: Location): Promise<void> {
  await tx.db
    .updateTable('company_location')
    .set(columnsOf(place))
    .where('company_id', '=', companyId)
    .where('company_location_id', '=', place.companyLocationId)
    .execute()
}

const columnsOf = (place: NewLocation) => ({
  name: place.name,
  address1: place.address1,
  address2: place.address2,
  city: place.city,
  state: place.state,
  zipcode: place.zipcode,
  phone_number: place.phoneNumber,
  is_work_location: place.isWorkLocation,
  is_mailing_address: place.isMailingAddress,
  is_filing_address: place.isFilingAddress,
})
