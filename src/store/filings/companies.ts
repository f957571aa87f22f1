import { sql } from 'kysely'
import type { TaxClassification } from '../../domain/people/w9.ts'
import { isoInstant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { fullName } from '../database/full-name.ts'
import type { Tx } from '../database/transaction.ts'

/** The companies that the caller may see. */
export async function companyIdsOf(tx: Tx): Promise<readonly Id<'company'>[]> {
  const { rows } = await sql<{ companyId: Id<'company'> }>`
    select company_id as "companyId" from company where client_id = ${tx.clientId} order by company_id`.execute(
    tx.db,
  )
  return rows.map(({ companyId }) => companyId)
}

export interface EmployerHead {
  readonly name: string
  readonly kybId: string | null
  readonly ein: Buffer | null
  readonly address: readonly string[]
}

/** The employer as forms name it: name, sealed EIN, and the address to file from. */
export async function employerHead(tx: Tx, companyId: Id<'company'>): Promise<EmployerHead | undefined> {
  const { rows } = await sql<EmployerHead>`
    select c.name, k.kyb_information_id as "kybId", k.ein,
      coalesce((select array[l.address1, l.address2, concat_ws(' ', concat(l.city, ','), l.state, l.zipcode)]
                from company_location l where l.company_id = ${companyId}
                order by l.is_filing_address desc, l.company_location_id limit 1), '{}') as address
    from company c left join kyb_information k on k.company_id = c.company_id
    where c.company_id = ${companyId} and c.client_id = ${tx.clientId}`.execute(tx.db)
  return rows[0]
}

export interface PersonHead {
  readonly userId: Id<'user'>
  readonly name: string
  readonly ssn: Buffer | null
  /** Of a contractor who gave a W-9. */
  readonly w9: { readonly classification: TaxClassification; readonly businessName: string } | null
  readonly ein: Buffer | null
  readonly address: readonly string[]
  /** Whether forms may come electronically only. */
  readonly isConsenting: boolean
}

export async function personHeads(
  tx: Tx,
  companyId: Id<'company'>,
  userIds: readonly Id<'user'>[],
): Promise<readonly PersonHead[]> {
  const { rows } = await sql<PersonHead>`
    select w.user_id as "userId", ${fullName} as name, w.ssn,
      coalesce((select array[a.address1, a.address2, concat_ws(' ', concat(a.city, ','), a.state, a.zipcode)]
                from worker_address a where a.company_id = ${companyId} and a.user_id = w.user_id and a.kind = 'home'
                order by a.effective_from desc limit 1), '{}') as address,
      coalesce((select c.is_given from form_consent c where c.company_id = ${companyId} and c.user_id = w.user_id), false)
        as "isConsenting", f.ein,
      case when f.user_id is not null then
        json_build_object('classification', f.tax_classification, 'businessName', f.business_name) end as w9
    from worker w left join worker_w9 f on f.company_id = w.company_id and f.user_id = w.user_id
    where w.company_id = ${companyId} and w.client_id = ${tx.clientId}
      and w.user_id = any(${[...userIds]}::uuid[])`.execute(tx.db)
  return rows
}

export async function saveConsent(
  tx: Tx,
  { companyId, userId }: { readonly companyId: Id<'company'>; readonly userId: Id<'user'> },
  isGiven: boolean,
): Promise<void> {
  await sql`
    insert into form_consent (company_id, client_id, user_id, is_given, changed_at)
    values (${companyId}, ${tx.clientId}, ${userId}, ${isGiven}, ${isoInstant(tx.now)})
    on conflict (company_id, user_id) do update set is_given = excluded.is_given, changed_at = excluded.changed_at`.execute(
    tx.db,
  )
}
