import { z } from 'zod'
import { kindsOfEmployer } from '../domain/filings/profile.ts'

export const profileRecord = z.object({
  companyId: z.uuid().describe('The company.'),
  signerName: z.string().describe('Who signs the returns; empty while nobody is named.'),
  signerTitle: z.string().describe('The position of who signs.'),
  signerPhone: z.string().describe('The signer’s phone.'),
  designeeName: z.string().describe('Whom the IRS may talk to besides; may be empty.'),
  designeePhone: z.string().describe('The designee’s phone.'),
  reportingAgentFrom: z
    .string()
    .nullable()
    .describe('The day on which Form 8655 was signed; null where it was not.'),
  isSeasonal: z.boolean().describe('Whether no return is filed for quarters without pay.'),
  finalPayDate: z
    .string()
    .nullable()
    .describe('The last pay of a company that closed or stopped paying wages.'),
  recordsKeeper: z.string().describe('Who keeps the payroll records after that.'),
  kindOfEmployer: z.enum(kindsOfEmployer).describe('Form W-3, box b.'),
  isFarm: z.boolean().describe('Whether it files Form 943 for its farm workers, not Form 941 or 944.'),
  bsoUserId: z
    .string()
    .describe('The user id of Business Services Online, for the file of W-2s; may be empty.'),
  contactEmail: z.string().describe('Whom agencies write to about a file; may be empty.'),
  irisHeader: z
    .string()
    .describe('The header row of the IRIS template for 1099-NEC, as it was downloaded; may be empty.'),
})
