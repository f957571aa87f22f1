import type { KybStatus } from '../domain/company/kyb.ts'
import { type Instant, isoInstant } from '../kernel/dates.ts'
import { type Id, newId } from '../kernel/ids.ts'
import type { Tx } from './transaction.ts'
import type { Work } from './work.ts'

export interface NewCompany {
  readonly name: string
  readonly businessWebsite: string
  readonly doingBusinessAs: string
  readonly naicsCode: string
  readonly isEsign: boolean
  readonly kybStatus: KybStatus
}

export interface NewKyb {
  readonly ein: string
  readonly entityType: string
  readonly incorporationState: string
  readonly dateOfIncorporation: string
  readonly federalFilingForm: string
  readonly payrollRunThisYear: boolean
  readonly formerPaidThisYear: boolean
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
    })
    .execute()
  await work.foundVault(companyId)
  return companyId
}

/** The claim makes the EIN unique for the client, whatever the company. */
export async function insertKyb(
  work: Work,
  companyId: Id<'company'>,
  kyb: NewKyb,
): Promise<Id<'kybInformation'>> {
  const [vault, kybId] = [await work.vault(companyId), newId<'kybInformation'>()]
  const einIndex = vault.index('ein', kyb.ein.replace('-', ''))
  await work.db
    .insertInto('ein_claim')
    .values({ client_id: work.clientId, ein_index: einIndex, company_id: companyId })
    .execute()
  await work.db
    .insertInto('kyb_information')
    .values({
      company_id: companyId,
      client_id: work.clientId,
      kyb_information_id: kybId,
      ein: vault.seal('kyb_information.ein', kybId, kyb.ein),
      ein_index: einIndex,
      entity_type: kyb.entityType,
      incorporation_state: kyb.incorporationState,
      date_of_incorporation: kyb.dateOfIncorporation as never,
      federal_filing_form: kyb.federalFilingForm,
      payroll_run_this_year: kyb.payrollRunThisYear,
      former_paid_this_year: kyb.formerPaidThisYear,
    })
    .execute()
  return kybId
}

export interface CompanyRow {
  readonly company_id: Id<'company'>
  readonly name: string
  readonly kyb_status: KybStatus
  readonly created_at: Instant
}

/** Locks the company against a concurrent change of it, and only that: workers can still be added. */
export async function lockCompany(tx: Tx, companyId: Id<'company'>): Promise<CompanyRow | undefined> {
  return (await tx.db
    .selectFrom('company')
    .select(['company_id', 'name', 'kyb_status', 'created_at'])
    .where('company_id', '=', companyId)
    .where('client_id', '=', tx.clientId)
    .forNoKeyUpdate()
    .executeTakeFirst()) as CompanyRow | undefined
}

export async function companyExists(tx: Tx, companyId: Id<'company'>): Promise<boolean> {
  const row = await tx.db
    .selectFrom('company')
    .select('company_id')
    .where('company_id', '=', companyId)
    .where('client_id', '=', tx.clientId)
    .executeTakeFirst()
  return row !== undefined
}

export async function depositScheduleOf(tx: Tx, companyId: Id<'company'>): Promise<'Monthly' | 'Semiweekly'> {
  const row = await tx.db
    .selectFrom('company')
    .select('federal_deposit_schedule')
    .where('company_id', '=', companyId)
    .where('client_id', '=', tx.clientId)
    .executeTakeFirstOrThrow()
  return row.federal_deposit_schedule as 'Monthly' | 'Semiweekly'
}
