import { z } from 'zod'
import { kindsOfEmployer } from '../../domain/filings/profile.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { loadProfile, saveProfile } from '../../store/filings/profile.ts'
import { choice, date, flag, id, line, sparse } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { profileRecord } from '../../wire/filing-profile.ts'
import { operation } from '../declaration/operation.ts'

export const updateFilingProfile = operation({
  address: 'adminPortal/updateFilingProfile',
  job: 'filings',
  verb: 'PUT',
  access: { scope: 'filings', roles: ['administrator'], reach: 'company' },
  summary:
    'Says who signs the returns of a company, who may speak for it, and what the IRS was told about it.',
  description: 'What is left out stays as it is.',
  body: z.object({
    filingProfile: z.object({
      companyId: id('company'),
      ...sparse({
        signerName: line(100)
          .describe('Who signs the returns.')
          .meta({ examples: ['Ada Marsh'] }),
        signerTitle: line(100)
          .describe('The position of who signs.')
          .meta({ examples: ['Owner'] }),
        signerPhone: line(30)
          .describe('Where the IRS reaches them by day.')
          .meta({ examples: ['404-555-0100'] }),
        designeeName: line(100)
          .describe('Whom the IRS may talk to besides; may be empty.')
          .meta({ examples: [''] }),
        designeePhone: line(30)
          .describe('The designee’s phone.')
          .meta({ examples: [''] }),
        reportingAgentFrom: date()
          .nullable()
          .describe('The day on which Form 8655 was signed; null where it was not.')
          .meta({ examples: [null] }),
        isSeasonal: flag().describe(
          'Whether no return is filed for quarters without pay: Form 941, line 18.',
        ),
        finalPayDate: date()
          .nullable()
          .describe('The last pay of a company that closed or stopped paying wages: Form 941, line 17.')
          .meta({ examples: [null] }),
        recordsKeeper: line(300)
          .describe('Who keeps the payroll records after that, with an address.')
          .meta({ examples: [''] }),
        kindOfEmployer: choice(kindsOfEmployer).describe('Form W-3, box b.'),
        isFarm: flag().describe(
          'Whether it files Form 943 for its farm workers, not Form 941 or 944; payrolls from then on are owed under it.',
        ),
        bsoUserId: line(8)
          .regex(/^([A-Za-z0-9]{8})?$/, 'must have eight letters and digits')
          .describe('The user id of Business Services Online, for the file of W-2s.')
          .meta({ examples: ['PURSER01'] }),
        contactEmail: line(40)
          .describe('Whom agencies write to about a file.')
          .meta({ examples: ['payroll@example.com'] }),
        irisHeader: line(4000)
          .describe('The header row of the IRIS template for 1099-NEC, as it was downloaded, with commas.')
          .meta({ examples: [''] }),
      }),
    }),
  }),
  reply: z.object({ filingProfile: profileRecord }),
  refusals: {
    keeperMissing: 'With finalPayDate say in recordsKeeper who keeps the payroll records',
  },

  async run({ body: { filingProfile: sent }, work, refuse }) {
    const { companyId, ...changes } = sent
    if (!(await lockCompany(work, companyId))) throw unknownId('company')
    const profile = { ...(await loadProfile(work, companyId)), ...changes }
    if (profile.finalPayDate !== null && profile.recordsKeeper === '') refuse('keeperMissing')

    await saveProfile(work, companyId, profile)
    work.note({ companyId })
    return { filingProfile: { companyId, ...profile } }
  },
})
