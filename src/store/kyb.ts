import { sql } from 'kysely'
import type { KybStatus } from '../domain/company/kyb.ts'
import type { Id } from '../kernel/ids.ts'
import { assert } from '../kernel/problem.ts'
import type { Secret } from '../kernel/secret.ts'
import type { NewKyb } from './companies.ts'
import type { Tx } from './transaction.ts'
import type { Work } from './work.ts'

export interface Kyb extends Omit<NewKyb, 'ein'> {
  readonly kybInformationId: Id<'kybInformation'>
  readonly ein: Secret
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

/** Replaces the data. The claim on the EIN moves with it, so that the old one is free. */
export async function replaceKyb(work: Work, companyId: Id<'company'>, kyb: Kyb): Promise<void> {
  const vault = await work.vault(companyId)
  const ein = kyb.ein.reveal()
  const einIndex = vault.index('ein', ein.replace('-', ''))
  await sql`delete from ein_claim where client_id = ${work.clientId} and company_id = ${companyId}`.execute(
    work.db,
  )
  await work.db
    .insertInto('ein_claim')
    .values({ client_id: work.clientId, ein_index: einIndex, company_id: companyId })
    .execute()
  await work.db
    .updateTable('kyb_information')
    .set({
      ein: vault.seal('kyb_information.ein', kyb.kybInformationId, ein),
      ein_index: einIndex,
      entity_type: kyb.entityType,
      incorporation_state: kyb.incorporationState,
      date_of_incorporation: kyb.dateOfIncorporation as never,
      federal_filing_form: kyb.federalFilingForm,
      payroll_run_this_year: kyb.payrollRunThisYear,
      former_paid_this_year: kyb.formerPaidThisYear,
    })
    .where('company_id', '=', companyId)
    .execute()
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
