import { sql } from 'kysely'
import type { KybStatus } from '../../domain/company/kyb.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'

interface NewKyb {
  readonly ein: Secret
  readonly entityType: string
  readonly incorporationState: string
  readonly dateOfIncorporation: string
  readonly federalFilingForm: string
  readonly payrollRunThisYear: boolean
  readonly formerPaidThisYear: boolean
}

export interface Kyb extends NewKyb {
  readonly kybInformationId: Id<'kybInformation'>
}

export async function loadKyb(work: Work, companyId: Id<'company'>): Promise<Kyb | undefined> {
  const row = await work.db
    .selectFrom('kyb_information')
    .select(['kyb_information_id', 'ein', 'entity_type', 'incorporation_state', 'date_of_incorporation'])
    .select(['federal_filing_form', 'payroll_run_this_year', 'former_paid_this_year'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (!row) return undefined
  const vault = await work.vault(companyId)
  return {
    kybInformationId: row.kyb_information_id as Id<'kybInformation'>,
    ein: vault.open('kyb_information.ein', row.kyb_information_id, row.ein),
    entityType: row.entity_type,
    incorporationState: row.incorporation_state,
    dateOfIncorporation: row.date_of_incorporation as string,
    federalFilingForm: row.federal_filing_form,
    payrollRunThisYear: row.payroll_run_this_year,
    formerPaidThisYear: row.former_paid_this_year,
  }
}

export async function insertKyb(
  work: Work,
  companyId: Id<'company'>,
  kyb: NewKyb,
): Promise<Id<'kybInformation'>> {
  const kybInformationId = newId<'kybInformation'>()
  const columns = await columnsOf(work, companyId, { ...kyb, kybInformationId })
  await claimEin(work, companyId, columns.ein_index)
  await work.db
    .insertInto('kyb_information')
    .values({
      company_id: companyId,
      client_id: work.clientId,
      kyb_information_id: kybInformationId,
      ...columns,
    })
    .execute()
  return kybInformationId
}

/** Replaces the data. The claim on the EIN moves with it, so that the old one is free. */
export async function replaceKyb(work: Work, companyId: Id<'company'>, kyb: Kyb): Promise<void> {
  const columns = await columnsOf(work, companyId, kyb)
  await sql`delete from ein_claim where client_id = ${work.clientId} and company_id = ${companyId}`.execute(
    work.db,
  )
  await claimEin(work, companyId, columns.ein_index)
  await work.db.updateTable('kyb_information').set(columns).where('company_id', '=', companyId).execute()
}

/** The claim makes the EIN unique for the client, whatever the company. */
async function claimEin(work: Work, companyId: Id<'company'>, einIndex: Buffer): Promise<void> {
  await work.db
    .insertInto('ein_claim')
    .values({ client_id: work.clientId, ein_index: einIndex, company_id: companyId })
    .execute()
}

async function columnsOf(work: Work, companyId: Id<'company'>, kyb: Kyb) {
  const vault = await work.vault(companyId)
  return {
    ein: vault.seal('kyb_information.ein', kyb.kybInformationId, kyb.ein),
    ein_index: vault.index('ein', kyb.ein),
    entity_type: kyb.entityType,
    incorporation_state: kyb.incorporationState,
    date_of_incorporation: kyb.dateOfIncorporation as never,
    federal_filing_form: kyb.federalFilingForm,
    payroll_run_this_year: kyb.payrollRunThisYear,
    former_paid_this_year: kyb.formerPaidThisYear,
  }
}

export async function setKybStatus(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to }: { readonly from: KybStatus; readonly to: KybStatus },
): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('company')
    .set({ kyb_status: to })
    .where('company_id', '=', companyId)
    .where('client_id', '=', tx.clientId)
    .where('kyb_status', '=', from)
    .executeTakeFirstOrThrow()
  assert(numUpdatedRows === 1n, `the KYB of company ${companyId} was not ${from}`)
}
