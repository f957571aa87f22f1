import { z } from 'zod'
import { accountMachine, isUsable } from '../../domain/money/account.ts'
import { move } from '../../kernel/machine.ts'
import { loadCompanyAccounts } from '../../store/company/bank-accounts.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { isPayrollInFlight } from '../../store/payroll/readiness.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { fundingSourceReply } from '../../wire/funding-source.ts'
import { moveCompanyAccount } from '../../work/money/judge-company-account.ts'
import { operation } from '../declaration/operation.ts'

export const deactivateCompanyBankAccount = operation({
  address: 'adminPortal/deactivateCompanyBankAccount',
  job: 'company',
  verb: 'POST',
  also: 'PUT',
  access: { scope: 'money', roles: ['administrator'], reach: 'company', again: true },
  summary: 'Puts away a bank account of a company.',
  body: z.object({ companyId: id('company'), companyFundingSourceEntityId: id('companyBankAccount') }),
  reply: fundingSourceReply,
  refusals: {
    oneMustRemain:
      'A payroll is in flight: one verified bank account must remain; add another with addCompanyBankAccount first',
  },
  emits: ['companyBankAccount'],

  async run({ body: { companyId, companyFundingSourceEntityId }, work, refuse }) {
    known(await lockCompany(work, companyId), 'company')
    const all = await loadCompanyAccounts(work, [companyId])
    const isMeant = (account: (typeof all)[number]) =>
      account.companyBankAccountId === companyFundingSourceEntityId
    const account = known(all.find(isMeant), 'companyBankAccount')
    const inFlight = await isPayrollInFlight(work, companyId)

    const status = move(accountMachine, account.status, 'deactivate')
    const remaining = all.filter((each) => !isMeant(each) && isUsable(each.status))
    if (inFlight && isUsable(account.status) && remaining.length === 0) refuse('oneMustRemain')

    await moveCompanyAccount(work, account, { status })
    const message = 'Bank account deactivated successfully'
    return { companyFundingSourceEntity: { companyFundingSourceEntityId, status, message } }
  },
})
