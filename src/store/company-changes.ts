import { sql } from 'kysely'
import type { Id } from '../kernel/ids.ts'
import type { Tx } from './transaction.ts'

export interface CompanyChange {
  readonly name?: string
  readonly businessWebsite?: string
  readonly doingBusinessAs?: string
  readonly naicsCode?: string
  readonly isTermsAccepted?: boolean
  readonly federalDepositSchedule?: string
}

/** Writes what is given; what is left out stays. */
export async function changeCompany(tx: Tx, companyId: Id<'company'>, change: CompanyChange): Promise<void> {
  await sql`
    update company set
      name = coalesce(${change.name ?? null}, name),
      business_website = coalesce(${change.businessWebsite ?? null}, business_website),
      doing_business_as = coalesce(${change.doingBusinessAs ?? null}, doing_business_as),
      naics_code = coalesce(${change.naicsCode ?? null}, naics_code),
      is_terms_accepted = is_terms_accepted or ${change.isTermsAccepted ?? false},
      federal_deposit_schedule = coalesce(${change.federalDepositSchedule ?? null}, federal_deposit_schedule)
    where company_id = ${companyId} and client_id = ${tx.clientId}`.execute(tx.db)
}
