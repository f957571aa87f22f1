import { sql } from 'kysely'
import type { FundingMethod } from '../../domain/money/funding.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Metadata } from '../../kernel/metadata.ts'
import type { Tx } from '../database/transaction.ts'
import { claimExternalId } from './companies.ts'

export interface CompanyChange {
  readonly name?: string
  readonly businessWebsite?: string
  readonly doingBusinessAs?: string
  readonly naicsCode?: string
  readonly isTermsAccepted?: boolean
  readonly requiresApproval?: boolean
  readonly externalId?: string
  readonly metadata?: Metadata | undefined
  readonly requiresKnownPlaces?: boolean
  readonly paysTipMakeUp?: boolean
  readonly checkStaleDays?: number
  readonly sameDayAch?: boolean
  readonly fundingMethod?: FundingMethod
}

/** Writes what is given; what is left out stays. */
export async function changeCompany(tx: Tx, companyId: Id<'company'>, change: CompanyChange): Promise<void> {
  if (change.externalId !== undefined) await claimExternalId(tx, companyId, change.externalId)
  await sql`
    update company set
      name = coalesce(${change.name ?? null}, name),
      business_website = coalesce(${change.businessWebsite ?? null}, business_website),
      doing_business_as = coalesce(${change.doingBusinessAs ?? null}, doing_business_as),
      naics_code = coalesce(${change.naicsCode ?? null}, naics_code),
      requires_approval = coalesce(${change.requiresApproval ?? null}, requires_approval),
      external_id = coalesce(${change.externalId ?? null}, external_id),
      metadata = coalesce(${change.metadata ? JSON.stringify(change.metadata) : null}::jsonb, metadata),
      requires_known_places = coalesce(${change.requiresKnownPlaces ?? null}, requires_known_places),
      pays_tip_make_up = coalesce(${change.paysTipMakeUp ?? null}, pays_tip_make_up),
      check_stale_days = coalesce(${change.checkStaleDays ?? null}, check_stale_days),
      same_day_ach = coalesce(${change.sameDayAch ?? null}, same_day_ach),
      funding_method = coalesce(${change.fundingMethod ?? null}, funding_method),
      is_terms_accepted = is_terms_accepted or ${change.isTermsAccepted ?? false}
    where company_id = ${companyId} and client_id = ${tx.clientId}`.execute(tx.db)
}

/** What a company has chosen for its payrolls. */
export async function payrollRules(
  tx: Tx,
  companyId: Id<'company'>,
): Promise<{
  readonly requiresKnownPlaces: boolean
  readonly paysTipMakeUp: boolean
  readonly sameDayAch: boolean
  readonly fundingMethod: FundingMethod
}> {
  const row = await tx.db
    .selectFrom('company')
    .select(['requires_known_places', 'pays_tip_make_up', 'same_day_ach', 'funding_method'])
    .where('company_id', '=', companyId)
    .where('client_id', '=', tx.clientId)
    .executeTakeFirst()
  return {
    requiresKnownPlaces: row?.requires_known_places === true,
    paysTipMakeUp: row?.pays_tip_make_up === true,
    sameDayAch: row?.same_day_ach === true,
    fundingMethod: (row?.funding_method ?? 'ACH') as FundingMethod,
  }
}

/** What the IRS has assigned for a year and those after it. */
export async function setDepositSchedule(
  tx: Tx,
  companyId: Id<'company'>,
  { year, schedule }: { readonly year: number; readonly schedule: string },
): Promise<void> {
  await sql`
    insert into federal_deposit_schedule (company_id, client_id, year, schedule)
    values (${companyId}, ${tx.clientId}, ${year}, ${schedule})
    on conflict (company_id, year) do update set schedule = excluded.schedule`.execute(tx.db)
}
