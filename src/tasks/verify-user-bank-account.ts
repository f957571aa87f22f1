import { z } from 'zod'
import { accountMachine } from '../domain/money/account.ts'
import type { Payloads } from '../domain/tasks.ts'
import { move } from '../kernel/machine.ts'
import type { Work } from '../store/database/work.ts'
import {
  loadUserAccounts,
  openUserAccount,
  setUserAccountStatus,
} from '../store/people/user-bank-accounts.ts'
import { lockWorker } from '../store/people/workers.ts'
import { settleUserStatus } from '../work/people/settle-user-status.ts'
import { askAgainAt } from './ask-again.ts'
import { idOf } from './fields.ts'
import { patient } from './schedules.ts'
import { outsideTask } from './task.ts'

/** Asks the bank whether an account can be paid to. An account that was put away meanwhile is not asked about. */
export const verifyUserBankAccount = outsideTask({
  name: 'verifyUserBankAccount',
  payload: z.object({ userId: idOf<'user'>(), accountId: idOf<'userBankAccount'>(), asked: z.int() }),
  retries: patient,
  lease: 60,
  emits: ['employeeBankAccount', 'employeeStatus'],

  async prepare(work, { payload }) {
    const found = await pendingAccount(work, payload)
    if (!found) return undefined
    const account = await openUserAccount(work, found.worker.companyId, payload.accountId)
    return { ...account, owner: 'worker' as const }
  },

  call: (account, { outside, effectId }) => outside.verifier.account(account, effectId),

  async record(work, item, verdict) {
    const { userId, accountId, asked } = item.payload
    const found = await pendingAccount(work, item.payload)
    if (!found) return
    if (verdict === 'pending' || verdict === 'microDeposits') {
      const dueAt = askAgainAt(work.now, asked)
      const payload = { ...item.payload, asked: asked + 1 }
      work.later({ ...item, task: 'verifyUserBankAccount', dueAt, payload })
      return
    }

    const status = move(accountMachine, found.account.status, verdict === 'passed' ? 'pass' : 'fail')

    const { companyId } = found.worker
    const failure = status === accountMachine.state.failed ? 'The bank could not verify the account' : ''
    await setUserAccountStatus(work, companyId, found.account, { status, failure })
    work.emit({
      family: 'employeeBankAccount',
      change: 'update',
      companyId,
      entityId: accountId,
      shownId: userId,
    })
    await settleUserStatus(work, companyId, [userId])
    work.note({ companyId, subjectIds: [userId, accountId], facts: { bankAccountStatus: status } })
  },
})

async function pendingAccount(work: Work, { userId, accountId }: Payloads['verifyUserBankAccount']) {
  const worker = await lockWorker(work, { userId })
  const accounts = worker ? await loadUserAccounts(work, worker) : []
  const account = accounts.find((each) => each.accountId === accountId)
  return worker && account?.status === accountMachine.state.pending ? { worker, account } : undefined
}
