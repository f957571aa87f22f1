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
