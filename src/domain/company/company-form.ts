import type { Id } from '../../kernel/ids.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { AccountStatus } from '../money/account.ts'
import type { KybStatus } from './kyb.ts'

/** A company as the store knows it. */
export interface CompanyFacts {
  readonly companyId: Id<'company'>
  readonly name: string
  readonly businessWebsite: string
  readonly doingBusinessAs: string
  readonly naicsCode: string
  readonly isTermsAccepted: boolean
  readonly registrationStatus: string
  readonly kybStatus: KybStatus
  readonly federalDepositSchedule: string
  readonly kybInformationId: string | null
  readonly ein: Secret | null
  readonly entityType: string
  readonly incorporationState: string
  readonly dateOfIncorporation: string | null
  readonly federalFilingForm: string
  readonly payrollRunThisYear: boolean | null
  readonly formerPaidThisYear: boolean | null
}

export interface CompanyAccountFacts {
  readonly companyBankAccountId: Id<'companyBankAccount'>
  readonly bankName: string
  readonly accountName: string
  readonly accountMask: string
  readonly routingNumber: string
  readonly accountType: string
  readonly status: AccountStatus
}

/** The wire form of a company in lists. The EIN is masked. */
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

/** The whole record, in getCompanyInfo and in events alike. Account numbers are masked. */
export const companyInfoForm = (company: CompanyFacts, accounts: readonly CompanyAccountFacts[]) => ({
  ...companyForm(company),
  kybInformationId: company.kybInformationId,
  isTermsAccepted: company.isTermsAccepted,
  payrollRunThisYear: yesNo(company.payrollRunThisYear),
  formerPaidThisYear: yesNo(company.formerPaidThisYear),
  BankAccounts: accounts.map((account) => ({
    companyFundingSourceEntityId: account.companyBankAccountId as string,
    bankName: account.bankName,
    accountName: account.accountName,
    accountNumber: account.accountMask,
    routingNumber: account.routingNumber,
    accountType: account.accountType,
    status: account.status as string,
  })),
})

const yesNo = (value: boolean | null): string => (value === null ? '' : value ? 'yes' : 'no')
