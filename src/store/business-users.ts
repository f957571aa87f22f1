import { isoInstant } from '../kernel/dates.ts'
import { type Id, newId } from '../kernel/ids.ts'
import type { Work } from './work.ts'

export interface NewBusinessUser {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly email: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
  readonly ssn: string
  readonly dateOfBirth: string
  readonly payrollAdmin: boolean
  readonly bookkeeper: boolean
  readonly beneficialOwner: boolean
  readonly ownershipBasisPoints: number
}

export async function insertBusinessUser(
  work: Work,
  companyId: Id<'company'>,
  person: NewBusinessUser,
): Promise<Id<'businessUser'>> {
  const [vault, id] = [await work.vault(companyId), newId<'businessUser'>()]
  const sealed = (column: 'ssn' | 'date_of_birth', clear: string) =>
    clear === '' ? null : vault.seal(`business_user.${column}`, id, clear)
  await work.db
    .insertInto('business_user')
    .values({
      company_id: companyId,
      client_id: work.clientId,
      business_user_id: id,
      first_name: person.firstName,
      middle_name: person.middleName,
      last_name: person.lastName,
      phone_number: person.phoneNumber,
      email: person.email,
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
      created_at: isoInstant(work.now),
    })
    .execute()
  return id
}
