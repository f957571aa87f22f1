import { z } from 'zod'
import { actorOf, bylineOf } from '../../domain/access/caller.ts'
import { accountMachine } from '../../domain/money/account.ts'
import { afterGone } from '../../domain/people/pay-heir.ts'
import { move } from '../../kernel/machine.ts'
import { loadUserAccounts, saveSplits, setUserAccountStatus } from '../../store/people/user-bank-accounts.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { WAITS } from '../../wire/waits.ts'
import { guardPay } from '../../work/people/guard-pay.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { notePayday } from '../../work/people/note-payday.ts'
import { settleUserStatus } from '../../work/people/settle-user-status.ts'
import { tellUserAccount } from '../../work/people/tell-user-account.ts'
import { operation } from '../declaration/operation.ts'

export const deactivateUserBankAccount = operation({
  address: 'userPortal/deactivateUserBankAccount',
  job: 'people',
  verb: 'POST',
  also: 'PUT',
  access: { scope: 'money', roles: ['administrator', 'worker'], reach: 'worker', again: true },
  summary: 'Takes a bank account of a user out of use.',
  description:
    'Its percent of the pay goes to the first of the remaining accounts that takes one, and what it took as the remainder to ' +
    'the first account; a fixed amount goes where the rest goes. Without an account pay comes by Check. ' +
    WAITS,
  body: z.object({ userId: id('user'), userPayAccountEntityId: id('userBankAccount') }),
  reply: z.object({
    userPayAccountEntity: z.object({
      userPayAccountEntityId: z.uuid(),
      status: z.literal('deactivated'),
      message: z.string(),
    }),
  }),
  emits: ['employeeBankAccount', 'employeeStatus'],

  async run({ body, work, caller }) {
    const worker = await workerOf(work, body)
    const accounts = await loadUserAccounts(work, worker)
    const isNamed = ({ accountId }: { accountId: string }) => accountId === body.userPayAccountEntityId
    const account = known(accounts.find(isNamed), 'userBankAccount')

    const status = move(accountMachine, account.status, 'deactivate')
    const shared = afterGone(accounts, { ...account, status })

    const { companyId, userId } = worker
    const { accountId } = account
    await setUserAccountStatus(work, companyId, account, { status })
    await saveSplits(work, companyId, shared)
    const waits = await guardPay(work, worker, {
      before: accounts,
      after: shared,
      changedBy: bylineOf(actorOf(caller)),
      isLeft: true,
    })
    await notePayday(work, worker)
    tellUserAccount(work, worker, accountId)
    await settleUserStatus(work, companyId, [userId])
    work.note({ companyId, subjectIds: [userId, accountId] })

    const message = `Bank account deactivated successfully${waits}`
    return { userPayAccountEntity: { userPayAccountEntityId: accountId, status, message } }
  },
})
