import { z } from 'zod'
import { openUserAccount } from '../store/people/user-bank-accounts.ts'
import { judgeUserAccount, pendingAccount } from '../work/people/judge-user-account.ts'
import { askAgainAt } from './ask-again.ts'
import { idOf } from './fields.ts'
import { patient } from './schedules.ts'
import { outsideTask } from './task.ts'

/** Asks the bank whether an account can be paid to. An account that was put away meanwhile is not asked about. */
export const verifyUserBankAccount = outsideTask({
  name: 'verifyUserBankAccount',
  payload: z.object({ userId: idOf<'user'>(), accountId: idOf<'userBankAccount'>(), asked: z.int() }),
  retries: patient,
  limit: 60,
  emits: ['employeeBankAccount', 'employeeStatus'],

  async prepare(work, { payload }) {
    const found = await pendingAccount(work, payload)
    if (!found) return undefined
    const account = await openUserAccount(work, found.worker.companyId, payload.accountId)
    return { ...account, owner: 'worker' as const }
  },

  call: async (account, { outside, effectId }) => ({
    verdict: await outside.verifier.account(account, effectId),
    sendsPrenotes: outside.bank.sendsPrenotes,
  }),

  async record(work, item, { verdict, sendsPrenotes }) {
    const { userId, accountId, asked } = item.payload
    const found = await pendingAccount(work, item.payload)
    if (!found) return
    if (verdict === 'pending' || verdict === 'microDeposits') {
      const dueAt = askAgainAt(work.now, asked)
      const payload = { ...item.payload, asked: asked + 1 }
      work.later({ ...item, task: 'verifyUserBankAccount', dueAt, payload })
      return
    }

    const { companyId } = found.worker
    if (verdict === 'passed' && sendsPrenotes) {
      const payload = { companyId, userId, accountId }
      work.later({ task: 'sendPrenote', key: accountId, companyId, dueAt: work.now, payload })
      return
    }
    await judgeUserAccount(
      work,
      found,
      verdict === 'passed' ? {} : { failure: 'The bank could not verify the account' },
    )
  },
})
