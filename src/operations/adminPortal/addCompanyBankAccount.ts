import { z } from 'zod'
import { kybMachine } from '../../domain/company/kyb.ts'
import { accountMachine } from '../../domain/money/account.ts'
import { accountTypes } from '../../domain/people/values.ts'
import { needsMicroDeposits } from '../../domain/sandbox/company-account.ts'
import { move } from '../../kernel/machine.ts'
import { insertCompanyAccount } from '../../store/company/bank-accounts.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { newMicroDeposits } from '../../store/company/micro-deposits.ts'
import { choice, id, optionalText, text } from '../../wire/fields/fields.ts'
import { accountNumber, routingNumber } from '../../wire/fields/formats.ts'
import { known } from '../../wire/fields/nouns.ts'
import { fundingSourceReply } from '../../wire/funding-source.ts'
import { verifyCompanyAccountLater } from '../../work/people/verify-later.ts'
import { operation } from '../declaration/operation.ts'

export const addCompanyBankAccount = operation({
  address: 'adminPortal/addCompanyBankAccount',
  job: 'company',
  verb: 'POST',
  access: { scope: 'money', roles: ['administrator'], reach: 'company', again: true },
  summary: 'Links a bank account from which the company’s payrolls are drawn; the bank then verifies it.',
  description:
    'Allowed as soon as KYB is pending. In the sandbox the account is verified 10 seconds of the client’s clock after ' +
    'linking, except one whose number ends in 0002, which needs verifyMicroDeposits.',
  body: z.object({
    companyFundingSourceEntity: z.object({
      companyId: id('company'),
      accountNumber: accountNumber(),
      routingNumber: routingNumber(),
      bankName: optionalText(),
      accountType: choice(accountTypes),
      accountName: text(),
    }),
  }),
  reply: fundingSourceReply,
  refusals: { kybNotStarted: 'A bank account can be added once KYB is pending; use initiateCompanyKyb' },
  emits: ['companyBankAccount'],

  async run({ body: { companyFundingSourceEntity: sent }, work, refuse }) {
    const { companyId, ...account } = sent
    const company = known(await lockCompany(work, companyId), 'company')

    if (company.kyb_status === kybMachine.state.new) refuse('kybNotStarted')
    const status = move(accountMachine, accountMachine.initial, 'verify')
    const asksForDeposits = work.isSandbox && needsMicroDeposits(account.accountNumber)

    const accountId = await insertCompanyAccount(work, companyId, {
      ...account,
      status,
      ...(asksForDeposits && { microDeposits: newMicroDeposits() }),
    })
    verifyCompanyAccountLater(work, { companyId, accountId })
    const told = { companyId, entityId: accountId, shownId: companyId }
    work.emit({ family: 'companyBankAccount', change: 'insert', ...told })
    work.note({ companyId, subjectIds: [accountId] })
    const message = 'Bank account added successfully; its verification is in progress'
    return { companyFundingSourceEntity: { companyFundingSourceEntityId: accountId, status, message } }
  },
})
