import { z } from 'zod'
import { type AccountStatus, accountMachine } from '../../domain/money/account.ts'
import { accountCheckedAt, companyAccountOutcome } from '../../domain/sandbox/company-account.ts'
import { loadCompanyAccounts } from '../../store/company/bank-accounts.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { judgeCompanyAccount } from '../../work/money/judge-company-account.ts'
import { operation } from '../declaration/operation.ts'

const problem = z.object({ code: z.int(), message: z.string() })

export const refreshCompanyBankAccountStatus = operation({
  address: 'sandbox/refreshCompanyBankAccountStatus',
  job: 'sandbox',
  verb: 'POST',
  access: { scope: 'money', roles: ['administrator'], reach: 'company' },
  summary: 'Asks the sandbox bank now for the status of the company’s funding account.',
  description:
    'After authentication always HTTP 200: check `success` and `error` in the body; `error` is empty on success. A ' +
    'linked account has passed 10 seconds of the client’s clock after linking; before that it is `pending`.',
  body: z.object({ companyId: id('company') }),
  reply: z.object({
    success: z.boolean(),
    bankAccountStatus: z.string(),
    message: z.string(),
    error: z.union([problem, z.string()]),
  }),
  emits: ['companyBankAccount'],
  refusalReply: ({ code, message }) => ({
    success: false,
    bankAccountStatus: '',
    message,
    error: { code, message },
  }),

  async run({ body: { companyId }, work }) {
    known(await lockCompany(work, companyId), 'company')
    const accounts = await loadCompanyAccounts(work, [companyId])

    const statuses = new Set<AccountStatus>()
    for (const account of accounts) {
      const isChecked =
        account.status === accountMachine.state.pending && accountCheckedAt(account.linkedAt) <= work.now
      const outcome = companyAccountOutcome(account.accountNumber)
      statuses.add(isChecked ? await judgeCompanyAccount(work, account, outcome) : account.status)
    }
    work.note({ companyId })

    const status = REPORTED.find((each) => statuses.has(each))
    if (status) return { success: true, bankAccountStatus: status, message: MESSAGES[status], error: '' }
    const message = 'No active funding source exists. Link a company bank account first and retry.'
    return { success: false, bankAccountStatus: '', message, error: { code: 400, message } }
  },
})

/** The best of the company's accounts speaks for it. */
const { active, ready, pending } = accountMachine.state
const REPORTED = [active, ready, pending]

const MESSAGES = {
  active: 'The company bank account is approved',
  ready: 'The company bank account is approved',
  pending: 'The company bank account is linked; its verification is pending',
} as const
