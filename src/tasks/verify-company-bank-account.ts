import { z } from 'zod'
import { accountMachine } from '../domain/money/account.ts'
import type { Payloads } from '../domain/tasks.ts'
import { loadCompanyAccounts } from '../store/company/bank-accounts.ts'
import { lockCompany } from '../store/company/companies.ts'
import type { Work } from '../store/database/work.ts'
import { judgeCompanyAccount } from '../work/money/judge-company-account.ts'
import { askAgainAt } from './ask-again.ts'
import { idOf } from './fields.ts'
import { patient } from './schedules.ts'
import { type Item, outsideTask } from './task.ts'

/** Asks the bank whether a company's account can be drawn from. One that needs micro-deposits waits for its owner. */
export const verifyCompanyBankAccount = outsideTask({
  name: 'verifyCompanyBankAccount',
  payload: z.object({ accountId: idOf<'companyBankAccount'>(), asked: z.int() }),
  retries: patient,
  limit: 60,
  emits: ['companyBankAccount'],

  async prepare(work, item) {
    const account = await pendingAccount(work, item)
    return account && { ...account, owner: 'company' as const }
  },

  call: (account, { outside, effectId }) => outside.verifier.account(account, effectId),

  async record(work, item, verdict) {
    const account = await pendingAccount(work, item)
    if (!account) return
    if (verdict !== 'pending') {
      await judgeCompanyAccount(work, account, verdict)
      return
    }
    const { asked } = item.payload
    const dueAt = askAgainAt(work.now, asked)
    work.later({
      ...item,
      task: 'verifyCompanyBankAccount',
      dueAt,
      payload: { ...item.payload, asked: asked + 1 },
    })
  },
})

async function pendingAccount(
  work: Work,
  { companyId, payload }: Item<Payloads['verifyCompanyBankAccount']>,
) {
  await lockCompany(work, companyId!)
  const accounts = await loadCompanyAccounts(work, [companyId!])
  return accounts.find(
    ({ companyBankAccountId: id, status }) =>
      id === payload.accountId && status === accountMachine.state.pending,
  )
}
