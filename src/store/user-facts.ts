import { sql } from 'kysely'
import type { UserFacts } from '../domain/people/user-facts.ts'
import type { Day } from '../kernel/dates.ts'
import type { Id } from '../kernel/ids.ts'
import type { Work } from './work.ts'

/** Set-based: one statement whatever the head count. Without userIds, the whole company in order of creation. */
export async function loadUsers(
  work: Work,
  companyId: Id<'company'>,
  given: {
    readonly userIds?: readonly Id<'user'>[]
    readonly withSecrets: boolean
    readonly after?: string
    readonly atMost?: number
  },
): Promise<readonly UserFacts[]> {
  const { rows } = await sql<Row>`
    select w.user_id, w.user_reference_id, w.status, w.worker_type, w.kyc_status, w.first_name, w.middle_name,
           w.last_name, w.phone_number, w.job_title, w.date_of_join, w.email, p.location_category, p.state_code,
           w.ssn, w.date_of_birth, l.place as company_location
    from worker w
    join lateral (
      select location_category, company_location_id, state_code from worker_workplace p
      where p.company_id = w.company_id and p.user_id = w.user_id
      order by effective_from <= ${work.today}::date desc, abs(effective_from - ${work.today}::date)
      limit 1) p on true
    left join lateral (
      select jsonb_build_object(
        'companyLocationId', company_location_id, 'companyLocation', name, 'address1', address1,
        'address2', address2, 'city', city, 'state', state, 'zipcode', zipcode) as place
      from company_location c
      where c.company_id = w.company_id and c.company_location_id = p.company_location_id) l on true
    where w.company_id = ${companyId} and w.client_id = ${work.clientId}
      ${given.userIds ? sql`and w.user_id = any(${[...given.userIds]}::uuid[])` : sql``}
      ${given.after ? sql`and w.user_id > ${given.after}` : sql``}
    order by w.user_id ${given.atMost ? sql`limit ${given.atMost}` : sql``}`.execute(work.db)
  const vault = given.withSecrets && rows.length > 0 ? await work.vault(companyId) : undefined
  return rows.map((row) => ({
    userId: row.user_id,
    companyId,
    userReferenceId: row.user_reference_id,
    status: row.status,
    workerType: row.worker_type,
    kycStatus: row.kyc_status,
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    jobTitle: row.job_title,
    dateOfJoin: row.date_of_join,
    email: row.email,
    locationCategory: row.location_category,
    companyLocation: row.company_location,
    stateCode: row.state_code,
    ssn: row.ssn && vault ? vault.open('worker.ssn', row.user_id, row.ssn) : null,
    dateOfBirth:
      row.date_of_birth && vault ? vault.open('worker.date_of_birth', row.user_id, row.date_of_birth) : null,
  }))
}

interface Row {
  user_id: Id<'user'>
  user_reference_id: string
  status: string
  worker_type: string
  kyc_status: string
  first_name: string
  middle_name: string
  last_name: string
  phone_number: string
  job_title: string
  date_of_join: Day
  email: string
  location_category: string
  company_location: Readonly<Record<string, unknown>> | null
  state_code: string
  ssn: Buffer | null
  date_of_birth: Buffer | null
}
