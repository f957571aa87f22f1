import { z } from 'zod'
import { loadCompanies } from '../../store/company/facts.ts'
import { companyForm, companyRecord } from '../../wire/company.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getCompanies = operation({
  address: 'reports/getCompanies',
  job: 'company',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the companies of the calling client, in order of creation.',
  body: z.object({ ...page }),
  reply: z.object({ companies: z.array(companyRecord), ...pageReply }),

  async run({ body, work }) {
    const companies = await loadCompanies(work, rangeOf(body))

    const { items, next } = pageOf(body, companies, (company) => company.companyId)
    return { companies: items.map(companyForm), ...next }
  },
})
