import { z } from 'zod'

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
  kybInformationId: z.uuid().nullable(),
  isTermsAccepted: z.boolean(),
  payrollRunThisYear: z.string(),
  formerPaidThisYear: z.string(),
  BankAccounts: z.array(
    z.object({
      companyFundingSourceEntityId: z.uuid(),
      bankName: z.string(),
      accountName: z.string(),
      accountNumber: z.string(),
      routingNumber: z.string(),
      accountType: z.string(),
      status: z.string(),
    }),
  ),
})
