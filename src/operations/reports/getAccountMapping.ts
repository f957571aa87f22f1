import { z } from 'zod'
import { accountMapping } from '../../store/company/account-mapping.ts'
import { companyExists } from '../../store/company/companies.ts'
import { mappingForm, mappingRecord } from '../../wire/account-mapping.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { usualAccountRecord, usualAccounts } from '../../wire/usual-account.ts'
import { operation } from '../declaration/operation.ts'

export const getAccountMapping = operation({
  address: 'reports/getAccountMapping',
  job: 'reports',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Answers what the company’s books call the accounts of the payroll journal.',
  description:
    '`usualAccounts` are those of the journal where the company says nothing else; updateAccountMapping says what its own ' +
    'books call them.',
  body: z.object({ companyId: id('company') }),
  reply: z.object({
    accountMapping: z.array(mappingRecord).describe('What the company said, in its order.'),
    usualAccounts: z.array(usualAccountRecord).describe('Every account of the journal, by its number.'),
  }),

  async run({ body: { companyId }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const rows = await accountMapping(work, companyId)

    return { accountMapping: rows.map(mappingForm), usualAccounts: usualAccounts() }
  },
})
