import { z } from 'zod'
import { loadCompanyAccounts } from '../../store/company/bank-accounts.ts'
import { loadCompanies } from '../../store/company/facts.ts'
import { companyInfo, companyInfoForm } from '../../wire/company.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const getCompanyInfo = operation({
  address: 'reports/getCompanyInfo',
  job: 'company',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Answers the whole record of one company. The EIN and account numbers are masked.',
  body: z.object({ companyId: id('company') }),
  reply: z.object({ company: companyInfo }),

  async run({ body: { companyId }, work }) {
    const [company] = await loadCompanies(work, { companyIds: [companyId] })
    const accounts = await loadCompanyAccounts(work, [companyId])

    return { company: companyInfoForm(known(company, 'company'), accounts) }
  },
})
