import { type Selectable, sql } from 'kysely'
import type { BusinessUser, NewBusinessUser } from '../../domain/company/business-user.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { Database } from '../database/schema.ts'
import type { Vault } from '../database/vault.ts'
import type { Work } from '../database/work.ts'

export async function insertBusinessUser(
  work: Work,
  companyId: Id<'company'>,
  person: NewBusinessUser,
): Promise<Id<'businessUser'>> {
  const id = newId<'businessUser'>()
  await work.db
    .insertInto('business_user')
    .values({
      company_id: companyId,
      client_id: work.clientId,
      business_user_id: id,
      ...columnsOf(await work.vault(companyId), id, person),
      created_at: isoInstant(work.now),
    })
    .execute()
  return id
}

export async function updateBusinessUser(
  work: Work,
  { companyId, businessUserId }: BusinessUserKey,
  person: NewBusinessUser,
): Promise<void> {
  await work.db
    .updateTable('business_user')
    .set(columnsOf(await work.vault(companyId), businessUserId, person))
    .where('company_id', '=', companyId)
    .where('business_user_id', '=', businessUserId)
    .execute()
}

export async function deleteBusinessUser(
  work: Work,
  { companyId, businessUserId }: BusinessUserKey,
): Promise<void> {
  await work.db
    .deleteFrom('business_user')
    .where('company_id', '=', companyId)
    .where('business_user_id', '=', businessUserId)
    .execute()
}

/** In order of creation. Who changes them has locked the company. */
export async function loadBusinessUsers(
  work: Work,
  companyId: Id<'company'>,
  range: { readonly after?: string; readonly atMost?: number } = {},
): Promise<readonly BusinessUser[]> {
  const { rows } = await sql<Row>`
    select business_user_id, first_name, middle_name, last_name, phone_number, email, language, address1, address2, city,
           state, zipcode, ssn, date_of_birth, payroll_admin, bookkeeper, beneficial_owner, ownership_basis_points
    from business_user
    where company_id = ${companyId} and client_id = ${work.clientId}
      ${range.after ? sql`and business_user_id > ${range.after}` : sql``}
    order by business_user_id ${range.atMost ? sql`limit ${range.atMost}` : sql``}`.execute(work.db)
  if (rows.length === 0) return []
  const vault = await work.vault(companyId)
  return rows.map((row) => personOf(vault, row))
}

interface BusinessUserKey {
  readonly companyId: Id<'company'>
  readonly businessUserId: Id<'businessUser'>
}

type Row = Omit<
  Selectable<Database['business_user']>,
  'company_id' | 'client_id' | 'created_at' | 'business_user_id' | 'email_key'
> & { business_user_id: Id<'businessUser'> }

function columnsOf(vault: Vault, id: Id<'businessUser'>, person: NewBusinessUser) {
  const sealed = (column: 'ssn' | 'date_of_birth', clear: Secret | null) =>
    clear && vault.seal(`business_user.${column}`, id, clear)
  return {
    first_name: person.firstName,
    middle_name: person.middleName,
    last_name: person.lastName,
    phone_number: person.phoneNumber,
    email: person.email,
    language: person.language,
    address1: person.address1,
    address2: person.address2,
    city: person.city,
    state: person.state,
    zipcode: person.zipcode,
    ssn: sealed('ssn', person.ssn),
    date_of_birth: sealed('date_of_birth', person.dateOfBirth),
    payroll_admin: person.payrollAdmin,
    bookkeeper: person.bookkeeper,
    beneficial_owner: person.beneficialOwner,
    ownership_basis_points: person.ownershipBasisPoints,
  }
}

function personOf(vault: Vault, row: Row): BusinessUser {
  const opened = (column: 'ssn' | 'date_of_birth') =>
    row[column] && vault.open(`business_user.${column}`, row.business_user_id, row[column])
  return {
    businessUserId: row.business_user_id,
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    email: row.email,
    language: row.language as BusinessUser['language'],
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    state: row.state,
    zipcode: row.zipcode,
    ssn: opened('ssn'),
    dateOfBirth: opened('date_of_birth'),
    payrollAdmin: row.payroll_admin,
    bookkeeper: row.bookkeeper,
    beneficialOwner: row.beneficial_owner,
    ownershipBasisPoints: row.ownership_basis_points,
  }
}
