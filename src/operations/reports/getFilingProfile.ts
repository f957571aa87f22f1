import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { loadProfile } from '../../store/filings/profile.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { profileRecord } from '../../wire/filing-profile.ts'
import { operation } from '../declaration/operation.ts'

export const getFilingProfile = operation({
  address: 'reports/getFilingProfile',
  job: 'filings',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Answers who signs the returns of a company, and what the IRS was told about it.',
  body: z.object({ companyId: id('company') }),
  reply: z.object({ filingProfile: profileRecord }),

  async run({ body: { companyId }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    return { filingProfile: { companyId, ...(await loadProfile(work, companyId)) } }
  },
})
