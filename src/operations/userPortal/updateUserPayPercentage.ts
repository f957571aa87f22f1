import { z } from 'zod'
import { actorOf, bylineOf } from '../../domain/access/caller.ts'
import { type AccountStatus, isInUse } from '../../domain/money/account.ts'
import { NO_SPLIT, type PaySplit, percentSplit } from '../../domain/pay/pay-split.ts'
import { splitFault } from '../../domain/pay/whole-split.ts'
import { loadUserAccounts } from '../../store/people/user-bank-accounts.ts'
import { id, percentage } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { splitRefusals, WAITS } from '../../wire/waits.ts'
import { changeSplits } from '../../work/people/change-splits.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const updateUserPayPercentage = operation({
  address: 'userPortal/updateUserPayPercentage',
  job: 'people',
  verb: 'PUT',
  access: { scope: 'money', roles: ['administrator', 'worker'], reach: 'worker', again: true },
  summary: 'Shares out a user’s net pay over their bank accounts.',
  description:
    'The shorthand of updateUserPaySplits for percents. An account that is not named keeps what it takes. All percents ' +
    `together must come to 100, or to less where an account takes the remainder. ${WAITS}`,
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
    ...splitRefusals,
    not100:
      'The payPercentage of all accounts of a user must sum to 100, and would sum to {sum}. Send every account whose share ' +
      'changes in one call; a new account is added first, with addUserBankAccount and without payPercentage',
    nothingRemains:
      'Percents that come to 100 leave nothing for the account that takes the remainder; name that account too, or use ' +
      'updateUserPaySplits',
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
      split: percentSplit(sent.payPercentage ?? 0),
    }))

    if (shares.some(({ account }) => !isInUse(account.status))) refuse('notInUse')
    const named = new Map<string, PaySplit>(shares.map(({ account, split }) => [account.accountId, split]))
    const kept = (status: AccountStatus) => (isInUse(status) ? undefined : NO_SPLIT)
    const after = accounts.map((account) => ({
      ...account,
      ...(named.get(account.accountId) ?? kept(account.status)),
    }))
    const found = splitFault(after.filter(({ status }) => isInUse(status)))
    if (found?.fault === 'nothingRemains') refuse('nothingRemains')
    if (found) refuse('not100', { sum: String(found.percents / 100) })

    const waits = await changeSplits(work, worker, {
      before: accounts,
      after,
      changedBy: bylineOf(actorOf(caller)),
    })

    const message = `Pay percentages updated successfully${waits}`
    return { userPayAccountEntity: { userId: worker.userId, status: 'Ready' as const, message } }
  },
})
