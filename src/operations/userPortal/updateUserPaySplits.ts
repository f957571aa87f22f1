import { z } from 'zod'
import { actorOf, bylineOf } from '../../domain/access/caller.ts'
import { isInUse } from '../../domain/money/account.ts'
import { NO_SPLIT, type PaySplit, splitKinds } from '../../domain/pay/pay-split.ts'
import { splitFault } from '../../domain/pay/whole-split.ts'
import type { Cents } from '../../kernel/money.ts'
import { loadUserAccounts } from '../../store/people/user-bank-accounts.ts'
import { choice, id, money } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { splitRefusals, WAITS } from '../../wire/waits.ts'
import { changeSplits } from '../../work/people/change-splits.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const updateUserPaySplits = operation({
  address: 'userPortal/updateUserPaySplits',
  job: 'people',
  verb: 'PUT',
  access: { scope: 'money', roles: ['administrator', 'worker'], reach: 'worker', again: true },
  summary: 'Shares out a user’s net pay by fixed amounts, percents and a remainder.',
  description:
    'Fixed amounts are paid first, in the order of the list, until nothing is left; percents are of what they leave; the ' +
    'remainder takes the rest. Without a remainder the percents must come to 100, with one to less. Where net pay does not ' +
    'suffice for the fixed amounts, the payroll says so in its warnings. The list is whole: an account that is not in it takes nothing. While an ' +
    'account of the list cannot be paid into, because a bank closed it or has not confirmed it, the whole net pay comes by ' +
    `Check. ${WAITS}`,
  body: z.object({
    userId: id('user'),
    splits: z
      .array(
        z.object({
          userPayAccountEntityId: id('userBankAccount'),
          kind: choice(splitKinds).describe(
            'What the account takes: a fixed `amount`, a `percent` of what amounts leave, or the `remainder`.',
          ),
          value: money()
            .nullish()
            .describe(
              'Dollars of an amount, or the percent with at most two decimals; a remainder has none.',
            ),
        }),
        'must be a list',
      )
      .min(1, 'must not be empty')
      .max(100)
      .describe('The accounts that take pay, in the order in which fixed amounts are paid.'),
  }),
  reply: z.object({
    userPayAccountEntity: z.object({ userId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: {
    ...splitRefusals,
    twice: 'A bank account stands in splits once; put together what it is to take',
    noValue: 'An amount or a percent needs a value above 0, and a remainder has none',
    twoRemainders: 'One account takes the remainder; give the others a percent or an amount',
    nothingRemains:
      'Percents that come to {sum} leave nothing for the remainder; lower them, or leave it out',
    not100:
      'Without a remainder the percents must sum to 100, and sum to {sum}; let one account take the remainder',
  },
  emits: ['employeeBankAccount'],

  async run({ body: { splits, ...body }, work, caller, refuse }) {
    const worker = await workerOf(work, body)
    const accounts = await loadUserAccounts(work, worker)
    const named = splits.map((sent) => {
      const account = accounts.find(({ accountId }) => accountId === sent.userPayAccountEntityId)
      return { ...known(account, 'userBankAccount'), ...(splitOf(sent) ?? refuse('noValue')) }
    })

    if (named.some(({ status }) => !isInUse(status))) refuse('notInUse')
    const ids = new Set(named.map(({ accountId }) => accountId))
    if (ids.size < named.length) refuse('twice')
    const found = splitFault(named)
    if (found) refuse(found.fault, { sum: String(found.percents / 100) })

    const rest = accounts
      .filter(({ accountId }) => !ids.has(accountId))
      .map((account) => ({ ...account, ...NO_SPLIT }))
    const waits = await changeSplits(work, worker, {
      before: accounts,
      after: [...named, ...rest].map((account, at) => ({ ...account, priority: at + 1 })),
      changedBy: bylineOf(actorOf(caller)),
    })

    const message = `Pay splits updated successfully${waits}`
    return { userPayAccountEntity: { userId: worker.userId, status: 'Ready' as const, message } }
  },
})

/** A percent with two decimals is read as an amount is: hundredths of it. */
function splitOf(sent: {
  readonly kind: PaySplit['payKind']
  readonly value?: Cents | null | undefined
}): PaySplit | undefined {
  const value = sent.value ?? 0n
  if ((sent.kind === 'remainder') !== (value === 0n)) return undefined
  return {
    payKind: sent.kind,
    payBasisPoints: sent.kind === 'percent' ? Number(value) : 0,
    payAmount: sent.kind === 'amount' ? value : 0n,
  }
}
