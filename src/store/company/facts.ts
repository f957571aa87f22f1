import { sql } from 'kysely'
import type { CompanyFacts } from '../../domain/company/company.ts'
import type { KybStatus } from '../../domain/company/kyb.ts'
import { type Instant, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Metadata } from '../../kernel/metadata.ts'
import { companiesAsked } from '../database/companies-asked.ts'
import type { Work } from '../database/work.ts'

/** Set-based, in order of creation (ids are made in order of time). */
export async function loadCompanies(
  work: Work,
  given: { readonly companyIds?: readonly string[]; readonly after?: string; readonly atMost?: number },
): Promise<readonly CompanyFacts[]> {
  const companies = given.companyIds && companiesAsked(given.companyIds)
  const { rows } = await sql<Row>`
    select c.company_id, c.name, c.external_id, c.metadata, c.business_website, c.doing_business_as, c.naics_code, c.is_terms_accepted,
           c.requires_approval, c.requires_known_places, c.pays_tip_make_up, c.check_stale_days, c.same_day_ach,
           c.funding_method, c.registration_status, c.closed_at,
           c.kyb_status, coalesce(s.schedule, 'Monthly') as federal_deposit_schedule, k.kyb_information_id, k.ein, k.entity_type,
           k.incorporation_state, k.date_of_incorporation, k.federal_filing_form,
           k.payroll_run_this_year, k.former_paid_this_year
    from company c left join kyb_information k using (company_id)
    left join lateral (
      select schedule from federal_deposit_schedule f
      where f.company_id = ${companies?.same(sql`c`) ?? sql`c.company_id`} and f.year <= ${yearOf(work.today)} order by f.year desc limit 1) s on true
    where c.client_id = ${work.clientId}
      ${companies ? sql`and c.company_id = ${companies.asked}` : sql``}
      ${given.after ? sql`and c.company_id > ${given.after}` : sql``}
    order by c.company_id ${given.atMost ? sql`limit ${given.atMost}` : sql``}`.execute(work.db)
  const facts: CompanyFacts[] = []
  for (const row of rows) facts.push(await factsOf(work, row))
  return facts
}

async function factsOf(work: Work, row: Row): Promise<CompanyFacts> {
  const vault = await work.vault(row.company_id)
  return {
    companyId: row.company_id,
    name: row.name,
    externalId: row.external_id,
    metadata: row.metadata,
    businessWebsite: row.business_website,
    doingBusinessAs: row.doing_business_as,
    naicsCode: row.naics_code,
    isTermsAccepted: row.is_terms_accepted,
    requiresApproval: row.requires_approval,
    requiresKnownPlaces: row.requires_known_places,
    paysTipMakeUp: row.pays_tip_make_up,
    checkStaleDays: row.check_stale_days,
    sameDayAch: row.same_day_ach,
    fundingMethod: row.funding_method,
    registrationStatus: row.registration_status,
    kybStatus: row.kyb_status,
    federalDepositSchedule: row.federal_deposit_schedule,
    kybInformationId: row.kyb_information_id,
    ein: row.ein && vault.open('kyb_information.ein', row.kyb_information_id!, row.ein),
    entityType: row.entity_type ?? '',
    incorporationState: row.incorporation_state ?? '',
    dateOfIncorporation: row.date_of_incorporation,
    federalFilingForm: row.federal_filing_form ?? '',
    payrollRunThisYear: row.payroll_run_this_year,
    formerPaidThisYear: row.former_paid_this_year,
    closedAt: row.closed_at,
  }
}

interface Row {
  company_id: Id<'company'>
  name: string
  external_id: string
  metadata: Metadata
  business_website: string
  doing_business_as: string
  naics_code: string
  requires_approval: boolean
  requires_known_places: boolean
  pays_tip_make_up: boolean
  check_stale_days: number
  same_day_ach: boolean
  funding_method: CompanyFacts['fundingMethod']
  is_terms_accepted: boolean
  registration_status: string
  kyb_status: KybStatus
  federal_deposit_schedule: string
  kyb_information_id: string | null
  ein: Buffer | null
  entity_type: string | null
  incorporation_state: string | null
  date_of_incorporation: string | null
  federal_filing_form: string | null
  payroll_run_this_year: boolean | null
  former_paid_this_year: boolean | null
  closed_at: Instant | null
}
