import { z } from 'zod'
import { accountMachine } from '../../domain/money/account.ts'
import { readMicroDeposits } from '../../domain/money/micro-deposits.ts'
import { type CompanyAccount, loadCompanyAccounts } from '../../store/company/bank-accounts.ts'
import { companyExists } from '../../store/company/companies.ts'
import { amount, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const getMicroDeposits = operation({
  address: 'sandbox/getMicroDeposits',
  job: 'sandbox',
  verb: 'GET',
  access: { scope: 'money', roles: ['administrator'], reach: 'company' },
  summary: 'Shows the small amounts that the sandbox bank deposited, for verifyMicroDeposits.',
  description:
    'One entry per account that waits for them, newest last. The newest is repeated beside the list, under the names ' +
    'that verifyMicroDeposits takes.',
  body: z.object({ companyId: id('company') }),
  reply: z.object({
    microDeposits: z.array(
      z.object({ companyFundingSourceEntityId: z.uuid(), debitAmount1: amount(), debitAmount2: amount() }),
    ),
    debitAmount1: amount().nullable(),
    debitAmount2: amount().nullable(),
  }),

  async run({ body: { companyId }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const accounts = await loadCompanyAccounts(work, [companyId])

    const waiting = accounts.filter(
      ({ status, microDeposits }) => status === accountMachine.state.pending && microDeposits,
    )
    const shown = waiting.map(depositsOf)
    const newest = shown.at(-1)
    return {
      microDeposits: shown,
      debitAmount1: newest?.debitAmount1 ?? null,
      debitAmount2: newest?.debitAmount2 ?? null,
    }
  },
})

function depositsOf({ companyBankAccountId, microDeposits }: CompanyAccount) {
  const [debitAmount1, debitAmount2] = readMicroDeposits(microDeposits!)
  return { companyFundingSourceEntityId: companyBankAccountId, debitAmount1, debitAmount2 }
}
