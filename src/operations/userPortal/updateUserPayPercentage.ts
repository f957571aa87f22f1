import { z } from 'zod'
import { actorOf, bylineOf } from '../../domain/access/caller.ts'
import { isInUse } from '../../domain/money/account.ts'
import { loadUserAccounts, savePercentages } from '../../store/people/user-bank-accounts.ts'
import { id, percentage } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { WAITS } from '../../wire/waits.ts'
import { guardPay } from '../../work/people/guard-pay.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { notePayday } from '../../work/people/note-payday.ts'
import { operation } from '../declaration/operation.ts'

export const updateUserPayPercentage = operation({
  address: 'userPortal/updateUserPayPercentage',
  job: 'people',
  verb: 'PUT',
  access: { scope: 'money', roles: ['administrator', 'worker'], reach: 'worker', again: true },
  summary: 'Shares out a user’s net pay over their bank accounts.',
  description: `An account that is not named keeps its share. All accounts in use together must come to 100. ${WAITS}`,
  body: z.object({
    userId: id('user'),
    userPayAccountEntity: z
      .array(
        z.object({ userPayAccountEntityId: id('userBankAccount'), payPercentage: percentage() }),
        'must be a list',
      )
      .min(1, 'must not be empty')
      .max(100),
  }),
  reply: z.object({
    userPayAccountEntity: z.object({ userId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: {
    notInUse:
      'A bank account that is failed or deactivated takes no share of the pay; add one with addUserBankAccount',
    not100:
      'The payPercentage of all accounts of a user must sum to 100, and would sum to {sum}. Send every account whose share ' +
      'changes in one call; a new account is added first, with addUserBankAccount and without payPercentage',
  },
  emits: ['employeeBankAccount'],

  async run({ body, work, caller, refuse }) {
    const worker = await workerOf(work, body)
    const accounts = await loadUserAccounts(work, worker)
    const shares = body.userPayAccountEntity.map((sent) => ({
      account: known(
        accounts.find(({ accountId }) => accountId === sent.userPayAccountEntityId),
        'userBankAccount',
      ),
      payBasisPoints: sent.payPercentage ?? 0,
    }))

    if (shares.some(({ account }) => !isInUse(account.status))) refuse('notInUse')
    const share = new Map(shares.map(({ account, payBasisPoints }) => [account.accountId, payBasisPoints]))
    const total = accounts
      .filter(({ status }) => isInUse(status))
      .reduce((sum, { accountId, payBasisPoints }) => sum + (share.get(accountId) ?? payBasisPoints), 0)
    if (total !== 10_000) refuse('not100', { sum: String(total / 100) })

    const { companyId, userId } = worker
    const changed = [...share].map(([accountId, payBasisPoints]) => ({ accountId, payBasisPoints }))
    await savePercentages(work, companyId, changed)
    const waits = await guardPay(work, worker, {
      before: accounts,
      after: accounts.map((account) => ({
        ...account,
        payBasisPoints: share.get(account.accountId) ?? account.payBasisPoints,
      })),
      changedBy: bylineOf(actorOf(caller)),
    })
    await notePayday(work, worker)
    for (const { accountId } of changed) {
      work.emit({
        family: 'employeeBankAccount',
        change: 'update',
        companyId,
        entityId: accountId,
        shownId: userId,
      })
    }
    work.note({ companyId, subjectIds: [userId, ...share.keys()] })

    const message = `Pay percentages updated successfully${waits}`
    return { userPayAccountEntity: { userId, status: 'Ready' as const, message } }
  },
})
