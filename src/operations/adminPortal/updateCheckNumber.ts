import { z } from 'zod'
import { loadCompanyAccounts } from '../../store/company/bank-accounts.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { lastNumber, setNextNumber } from '../../store/money/check-numbers.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const updateCheckNumber = operation({
  address: 'adminPortal/updateCheckNumber',
  job: 'checks',
  verb: 'PUT',
  access: { scope: 'money', roles: ['administrator'], reach: 'company' },
  summary: 'Sets the number that the next check of a bank account gets.',
  description:
    'As the stock in the printer has it. Without it numbers begin at 1001. A number is used once, so the next is above every one ' +
    'that a check of this account has.',
  body: z.object({
    companyId: id('company'),
    companyFundingSourceEntityId: id('companyBankAccount'),
    nextCheckNumber: z
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(999_999_999, 'must be at most 999999999')
      .describe('The number of the next check.'),
  }),
  reply: z.object({
    companyFundingSourceEntity: z.object({
      companyFundingSourceEntityId: z.uuid(),
      nextCheckNumber: z.int().describe('The number of the next check.'),
      message: z.string(),
    }),
  }),
  refusals: { usedAlready: 'Check {last} of this account exists already: the next number must be higher' },

  async run({ body, work, refuse }) {
    const { companyId, companyFundingSourceEntityId: accountId, nextCheckNumber } = body
    known(await lockCompany(work, companyId), 'company')
    const accounts = await loadCompanyAccounts(work, [companyId])
    known(
      accounts.find(({ companyBankAccountId }) => companyBankAccountId === accountId),
      'companyBankAccount',
    )
    const last = await lastNumber(work, companyId, accountId)
    if (BigInt(nextCheckNumber) <= last) refuse('usedAlready', { last: String(last) })

    await setNextNumber(work, companyId, { accountId, next: BigInt(nextCheckNumber) })
    work.note({ companyId, subjectIds: [accountId] })
    const message = `The next check of this account is ${nextCheckNumber}`
    return {
      companyFundingSourceEntity: { companyFundingSourceEntityId: accountId, nextCheckNumber, message },
    }
  },
})
