import { z } from 'zod'
import { positivePayCsv } from '../../domain/checks/positive-pay.ts'
import { loadCompanyAccounts } from '../../store/company/bank-accounts.ts'
import { companyExists } from '../../store/company/companies.ts'
import { checksWhere } from '../../store/money/checks.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { rangedWithin, YEAR } from '../../wire/fields/range.ts'
import { operation } from '../declaration/operation.ts'

export const getPositivePayFile = operation({
  address: 'reports/getPositivePayFile',
  job: 'checks',
  verb: 'GET',
  access: { scope: 'money', roles: ['administrator'], reach: 'company' },
  summary: 'Answers the positive-pay file of a bank account: which checks the bank may pay.',
  description:
    'CSV: account, check number, date, amount, payee, and `I` for one that was issued in these days or `V` for one that was voided ' +
    'in them. The account number is in clear, because the bank goes by it; each read is written to the audit log.',
  body: rangedWithin(
    z.object({
      companyId: id('company'),
      companyFundingSourceEntityId: id('companyBankAccount'),
      from: date(),
      to: date(),
    }),
    YEAR,
  ),
  reply: z.object({
    fileName: z.string(),
    text: z.string().describe('The file, a line for each check.'),
    checks: z.int().describe('How many lines it has below the heading.'),
  }),
  discloses: ['bankAccount'],

  async run({ body, work }) {
    const { companyId, companyFundingSourceEntityId: accountId, from, to } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const accounts = await loadCompanyAccounts(work, [companyId])
    const account = known(
      accounts.find(({ companyBankAccountId }) => companyBankAccountId === accountId),
      'companyBankAccount',
    )
    const written = await checksWhere(work, { companyId, accountId, from, to })
    const voided = await checksWhere(work, { companyId, accountId, voidedFrom: from, voidedTo: to })

    const all = new Map([...written, ...voided].map((check) => [check.checkId, check]))
    const checks = [...all.values()].sort((a, b) => (a.checkNumber < b.checkNumber ? -1 : 1))
    const { text, rows } = positivePayCsv(account.accountNumber.reveal(), checks, { from, to })

    work.note({ companyId, subjectIds: [accountId], facts: { disclosed: ['bankAccount'] } })
    return { fileName: `positive-pay-${from}-${to}.csv`, text, checks: rows }
  },
})
