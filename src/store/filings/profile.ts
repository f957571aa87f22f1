import { sql } from 'kysely'
import type { FilingProfile } from '../../domain/filings/profile.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** What a company has said of its filings; what it has not said is empty. */
export async function loadProfile(tx: Tx, companyId: Id<'company'>): Promise<FilingProfile> {
  const { rows } = await sql<FilingProfile>`
    select signer_name as "signerName", signer_title as "signerTitle", signer_phone as "signerPhone",
           designee_name as "designeeName", designee_phone as "designeePhone",
           reporting_agent_from as "reportingAgentFrom", is_seasonal as "isSeasonal", final_pay_date as "finalPayDate",
           records_keeper as "recordsKeeper", kind_of_employer as "kindOfEmployer", is_farm as "isFarm",
           bso_user_id as "bsoUserId", contact_email as "contactEmail", iris_header as "irisHeader"
    from filing_profile where company_id = ${companyId} and client_id = ${tx.clientId}`.execute(tx.db)
  return rows[0] ?? NOTHING
}

const NOTHING: FilingProfile = {
  signerName: '',
  signerTitle: '',
  signerPhone: '',
  designeeName: '',
  designeePhone: '',
  reportingAgentFrom: null,
  isSeasonal: false,
  finalPayDate: null,
  recordsKeeper: '',
  kindOfEmployer: 'None apply',
  isFarm: false,
  bsoUserId: '',
  contactEmail: '',
  irisHeader: '',
}

export async function saveProfile(tx: Tx, companyId: Id<'company'>, profile: FilingProfile): Promise<void> {
  const columns = {
    signer_name: profile.signerName,
    signer_title: profile.signerTitle,
    signer_phone: profile.signerPhone,
    designee_name: profile.designeeName,
    designee_phone: profile.designeePhone,
    reporting_agent_from: profile.reportingAgentFrom,
    is_seasonal: profile.isSeasonal,
    final_pay_date: profile.finalPayDate,
    records_keeper: profile.recordsKeeper,
    kind_of_employer: profile.kindOfEmployer,
    is_farm: profile.isFarm,
    bso_user_id: profile.bsoUserId,
    contact_email: profile.contactEmail,
    iris_header: profile.irisHeader,
  }
  await tx.db
    .insertInto('filing_profile')
    .values({ company_id: companyId, client_id: tx.clientId, ...columns })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(columns))
    .execute()
}
