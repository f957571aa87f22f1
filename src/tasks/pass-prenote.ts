import { z } from 'zod'
import { returnOf } from '../domain/money/ach/returns.ts'
import { sandboxReturn } from '../domain/sandbox/bank.ts'
import { accountMasks } from '../store/people/bank-account-changes.ts'
import { judgeUserAccount, pendingAccount } from '../work/people/judge-user-account.ts'
import { idOf, ofCompany } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** Nothing came back of a prenote: the account may be paid to. In the sandbox the number decides, as it does for pay. */
export const passPrenote = task({
  name: 'passPrenote',
  payload: z.object({ ...ofCompany, userId: idOf<'user'>(), accountId: idOf<'userBankAccount'>() }),
  retries: brisk,
  emits: ['employeeBankAccount', 'employeeStatus'],

  async run(work, { payload }) {
    const found = await pendingAccount(work, payload)
    if (!found) return
    const { companyId, accountId } = payload
    const masks = work.isSandbox ? await accountMasks(work, companyId, [accountId]) : new Map()

    const code = sandboxReturn('credit', masks.get(accountId) ?? '')

    await judgeUserAccount(work, found, code ? { failure: `${code} ${returnOf(code).means}` } : {})
  },
})
