import type { Id } from '../../kernel/ids.ts'
import type { Secret } from '../../kernel/secret.ts'

/** A company as the store knows it. */
export interface CompanyFacts {
  readonly companyId: Id<'company'>
  readonly name: string
  readonly businessWebsite: string
  readonly doingBusinessAs: string
  readonly naicsCode: string
  readonly registrationStatus: string
  readonly kybStatus: string
  readonly federalDepositSchedule: string
  readonly ein: Secret | null
  readonly entityType: string
  readonly incorporationState: string
  readonly dateOfIncorporation: string | null
  readonly federalFilingForm: string
}

/** The wire form of a company, in reads and events alike. The EIN is masked. */
export function companyForm(company: CompanyFacts) {
  return {
    companyId: company.companyId,
    company: company.name,
    businessWebsite: company.businessWebsite,
    doingBusinessAs: company.doingBusinessAs,
    nacisSubCategoryCode: company.naicsCode,
    status: company.registrationStatus,
    kybStatus: company.kybStatus,
    federalDepositSchedule: company.federalDepositSchedule,
    ein: company.ein?.masked() ?? '',
    entityType: company.entityType,
    incorporationState: company.incorporationState,
    dateOfIncorporation: company.dateOfIncorporation,
    irsAssisgnedFederalFilingForm: company.federalFilingForm,
  }
}
