import { isoInstant } from '../kernel/dates.ts'
import { type Id, newId } from '../kernel/ids.ts'
import type { Tx } from './transaction.ts'

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
      created_at: isoInstant(tx.now),
    })
    .execute()
  return id
}

export async function locationExists(
  tx: Tx,
  { companyId, locationId }: { companyId: Id<'company'>; locationId: Id<'companyLocation'> },
): Promise<boolean> {
  const row = await tx.db
    .selectFrom('company_location')
    .select('company_location_id')
    .where('company_id', '=', companyId)
    .where('company_location_id', '=', locationId)
    .executeTakeFirst()
  return row !== undefined
}
