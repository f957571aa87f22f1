import { sql } from 'kysely'
import type { KybStatus } from '../../domain/company/kyb.ts'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Metadata } from '../../kernel/metadata.ts'
import { gathered } from '../database/gathered.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'

export interface NewCompany {
  readonly name: string
  readonly businessWebsite: string
  readonly doingBusinessAs: string
  readonly naicsCode: string
  readonly isEsign: boolean
  readonly kybStatus: KybStatus
  readonly externalId: string
  readonly metadata: Metadata
}

export async function insertCompany(work: Work, company: NewCompany): Promise<Id<'company'>> {
  const companyId = newId<'company'>()
  await work.db
    .insertInto('company')
    .values({
      company_id: companyId,
      client_id: work.clientId,
      name: company.name,
      business_website: company.businessWebsite,
      doing_business_as: company.doingBusinessAs,
      naics_code: company.naicsCode,
      is_terms_accepted: true,
      is_esign: company.isEsign,
      registration_status: 'Registered',
      kyb_status: company.kybStatus,
      created_at: isoInstant(work.now),
      external_id: company.externalId,
      metadata: JSON.stringify(company.metadata),
    })
    .execute()
  await claimExternalId(work, companyId, company.externalId)
  await work.foundVault(companyId)
  return companyId
}

/** A key is one company's of a client. */
export async function claimExternalId(tx: Tx, companyId: Id<'company'>, externalId: string): Promise<void> {
  await sql`delete from external_claim where client_id = ${tx.clientId} and company_id = ${companyId}`.execute(
    tx.db,
  )
  if (externalId === '') return
  await sql`insert into external_claim (client_id, external_id, company_id)
            values (${tx.clientId}, ${externalId}, ${companyId})`.execute(tx.db)
}

export interface CompanyRow {
  readonly company_id: Id<'company'>
  readonly name: string
  readonly kyb_status: KybStatus
  readonly created_at: Instant
  readonly metadata: Metadata
  readonly funding_method: string
}

/** Locks the company against a concurrent change of it, and only that: workers can still be added. */
export async function lockCompany(tx: Tx, companyId: Id<'company'>): Promise<CompanyRow | undefined> {
  return (await tx.db
    .selectFrom('company')
    .select(['company_id', 'name', 'kyb_status', 'created_at', 'metadata', 'funding_method'])
    .where('company_id', '=', companyId)
    .where('client_id', '=', tx.clientId)
    .forNoKeyUpdate()
    .executeTakeFirst()) as CompanyRow | undefined
}

export const companyExists = (tx: Tx, companyId: Id<'company'>): Promise<boolean> =>
  gathered(tx, { kind: `company ${companyId}`, item: companyId }, async (ids) => {
    const name = await companyNamed(tx, companyId)
    return ids.map(() => name !== undefined)
  })

/** What a company calls itself, on what is printed for it; undefined where there is no such company. */
export async function companyNamed(tx: Tx, companyId: Id<'company'>): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('company')
    .select('name')
    .where('company_id', '=', companyId)
    .where('client_id', '=', tx.clientId)
    .executeTakeFirst()
  return row?.name
}
