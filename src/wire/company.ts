import { z } from 'zod'
import type { CompanyAccountFacts, CompanyFacts } from '../domain/company/company.ts'
import { fundingMethods } from '../domain/money/funding.ts'
import { isoInstant } from '../kernel/dates.ts'
import { clientKeys } from './client-keys.ts'
import { visibleTo } from './fields/visible.ts'

/** The record of a company, as the reads answer it. */
export const companyRecord = z.object({
  companyId: z.uuid(),
  company: z.string(),
  businessWebsite: z.string(),
  doingBusinessAs: z.string(),
  nacisSubCategoryCode: z.string(),
  status: z.string(),
  kybStatus: z.string(),
  federalDepositSchedule: z.string(),
  ein: z.string(),
  entityType: z.string(),
  incorporationState: z.string(),
  dateOfIncorporation: z.string().nullable(),
  irsAssisgnedFederalFilingForm: z.string(),
})

/** The whole record, as getCompanyInfo answers it and events tell it. */
export const companyInfo = companyRecord.extend({
  ...clientKeys,
  kybInformationId: z.uuid().nullable(),
  isTermsAccepted: z.boolean(),
  requiresApproval: z
    .boolean()
    .describe('Whether each payroll is approved by a second person before it is run.'),
  requiresKnownPlaces: z
    .boolean()
    .describe('Whether an open question about where someone lives or works stops a payroll.'),
  paysTipMakeUp: z.boolean().describe('Whether what tipped weeks lack of the minimum wage is paid.'),
  checkStaleDays: z.int().describe('After how many days a check that nobody cashed is stale.'),
  sameDayAch: z.boolean().describe('Whether late payrolls are drawn and paid by same-day ACH.'),
  fundingMethod: z.enum(fundingMethods).describe('How the money for its payrolls comes.'),
  payrollRunThisYear: z.string(),
  formerPaidThisYear: z.string(),
  closedAt: z.iso
    .datetime()
    .nullable()
    .describe('When closeCompany closed it, so that it changes no more here; null while it is open.'),
  BankAccounts: z.array(
    z.object({
      companyFundingSourceEntityId: z.uuid(),
      bankName: z.string(),
      accountName: z.string(),
      accountNumber: z.string(),
      routingNumber: visibleTo(z.string(), { roles: ['administrator'] }),
      accountType: z.string(),
      status: z.string(),
    }),
  ),
})

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
  externalId: company.externalId,
  metadata: company.metadata,
  kybInformationId: company.kybInformationId,
  isTermsAccepted: company.isTermsAccepted,
  requiresApproval: company.requiresApproval,
  requiresKnownPlaces: company.requiresKnownPlaces,
  paysTipMakeUp: company.paysTipMakeUp,
  checkStaleDays: company.checkStaleDays,
  sameDayAch: company.sameDayAch,
  fundingMethod: company.fundingMethod,
  payrollRunThisYear: yesNo(company.payrollRunThisYear),
  formerPaidThisYear: yesNo(company.formerPaidThisYear),
  closedAt: company.closedAt && isoInstant(company.closedAt),
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
