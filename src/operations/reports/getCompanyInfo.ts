import { z } from 'zod'
import { companyInfoForm } from '../../domain/company/company-form.ts'
import { loadCompanyAccounts } from '../../store/company/bank-accounts.ts'
import { loadCompanies } from '../../store/company/facts.ts'
import { id } from '../fields.ts'
import { companyInfo } from '../forms/company.ts'
import { known, operation } from '../operation.ts'

export const getCompanyInfo = operation({
  address: 'reports/getCompanyInfo',
  verb: 'GET',
  summary: 'Answers the whole record of one company. The EIN and account numbers are masked.',
  body: z.object({ companyId: id('company') }),
  reply: z.object({ company: companyInfo }),

  async run({ body: { companyId }, work }) {
    const [company] = await loadCompanies(work, { companyIds: [companyId] })
    const accounts = await loadCompanyAccounts(work, [companyId])

    return { company: companyInfoForm(known(company, 'company'), accounts) }
  },
})
