import { z } from 'zod'
import { actorOf, bylineOf } from '../../domain/access/caller.ts'
import { accountMachine, isInUse } from '../../domain/money/account.ts'
import { percentSplit } from '../../domain/pay/pay-split.ts'
import { shareWords } from '../../domain/pay/share-words.ts'
import { isWholeSplit, percentsOf, WHOLE } from '../../domain/pay/whole-split.ts'
import { kycMachine } from '../../domain/people/kyc.ts'
import { accountTypes } from '../../domain/people/values.ts'
import { move } from '../../kernel/machine.ts'
import { insertUserAccount, loadUserAccounts } from '../../store/people/user-bank-accounts.ts'
import { choice, id, optionalText, percentage, text } from '../../wire/fields/fields.ts'
import { accountNumber, routingNumber } from '../../wire/fields/formats.ts'
import { WAITS } from '../../wire/waits.ts'
import { guardPay } from '../../work/people/guard-pay.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { notePayday } from '../../work/people/note-payday.ts'
import { settleUserStatus } from '../../work/people/settle-user-status.ts'
import { verifyUserAccountLater } from '../../work/people/verify-later.ts'
import { operation } from '../declaration/operation.ts'

export const addUserBankAccount = operation({
  address: 'userPortal/addUserBankAccount',
  job: 'people',
  verb: 'POST',
  access: { scope: 'money', roles: ['administrator', 'worker'], reach: 'worker', again: true },
  summary: 'Adds a bank account that a user is paid to, and starts its verification.',
  description:
    '`payPercentage` left out is what the other accounts leave of 100; nothing, where one of them takes the remainder. To ' +
    'share out anew, add the account with 0 and then call updateUserPaySplits or updateUserPayPercentage. While the bank verifies it the account counts as given: the status of the user ' +
    'does not wait for the bank. Should the bank refuse the only account, the user stays `Active` and is paid by Check. ' +
    WAITS,
  body: z.object({
    userPayAccountEntity: z.object({
      companyId: id('company'),
      userId: id('user'),
      accountNumber: accountNumber(),
      routingNumber: routingNumber(),
      bankName: optionalText(),
      accountType: choice(accountTypes),
      accountName: text(),
      payPercentage: percentage(),
    }),
  }),
  reply: z.object({
    userPayAccountEntity: z.object({
      userPayAccountEntityId: z.uuid(),
      status: z.literal('pending'),
      message: z.string(),
    }),
  }),
  refusals: {
    kycFirst: 'KYC information must be added before a bank account; use addKycInformation',
    over100:
      'The payPercentage of all accounts of a user must not exceed 100, and the others leave {left}. Leave payPercentage ' +
      'out to add the account with what is left, then share out anew with updateUserPayPercentage, all accounts in one call',
  },
  emits: ['employeeBankAccount', 'employeeStatus'],

  async run({ body: { userPayAccountEntity: sent }, work, caller, refuse }) {
    const worker = await workerOf(work, sent)
    const accounts = await loadUserAccounts(work, worker)

    if (worker.kycStatus === kycMachine.initial) refuse('kycFirst')
    const used = accounts.filter(({ status }) => isInUse(status))
    const given = percentsOf(used)
    const payBasisPoints = sent.payPercentage ?? (isWholeSplit(used) ? 0 : WHOLE - given)
    if (given + payBasisPoints > WHOLE) refuse('over100', { left: String((WHOLE - given) / 100) })
    const status = move(accountMachine, accountMachine.initial, 'verify')

    const { companyId, userId } = worker
    const priority = accounts.length + 1
    const accountId = await insertUserAccount(work, worker, { ...sent, payBasisPoints, priority, status })
    verifyUserAccountLater(work, { companyId, userId, accountId })
    const added = { accountId, ...percentSplit(payBasisPoints), priority, status }
    const waits = await guardPay(work, worker, {
      before: accounts,
      after: [...accounts, added],
      changedBy: bylineOf(actorOf(caller)),
    })
    await notePayday(work, worker)
    work.emit({
      family: 'employeeBankAccount',
      change: 'insert',
      companyId,
      entityId: accountId,
      shownId: userId,
    })
    await settleUserStatus(work, companyId, [userId])
    work.note({ companyId, subjectIds: [userId, accountId] })

    const message = `Bank account added successfully; verification is in progress${shareWords(used, added)}${waits}`
    return { userPayAccountEntity: { userPayAccountEntityId: accountId, status, message } }
  },
})
