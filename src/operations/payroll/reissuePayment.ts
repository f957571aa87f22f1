import { z } from 'zod'
import { isUsable } from '../../domain/bank/account.ts'
import { paymentMethods } from '../../domain/values.ts'
import type { Id } from '../../kernel/ids.ts'
import { lockMoney } from '../../steps/money/load.ts'
import { reissue } from '../../steps/money/reissue.ts'
import { livingUserIds } from '../../store/paychecks.ts'
import { findTransfer, undoingOf } from '../../store/transfers.ts'
import { loadUserAccounts } from '../../store/user-bank-accounts.ts'
import { choice, id, optionalId } from '../fields.ts'
import { known, operation, unknownId } from '../operation.ts'

export const reissuePayment = operation({
  address: 'payroll/reissuePayment',
  verb: 'POST',
  summary: 'Pays a returned credit again: to another account, or by check.',
  description:
    'Without `userPayAccountEntityId` it goes to the worker’s first account that can be paid. A direct deposit settles ' +
    'on the next banking day, not before payday. By `Check` the company pays the worker itself, and gets the money back.',
  body: z.object({
    requestReferenceId: id('transfer'),
    paymentMethod: choice(paymentMethods).nullish(),
    userPayAccountEntityId: optionalId('userBankAccount'),
  }),
  reply: z.object({
    payment: z.object({ requestReferenceId: z.uuid(), status: z.string(), message: z.string() }),
  }),
  refusals: {
    notReturned: 'Only a returned AchCredit can be paid again',
    alreadyReissued: 'This payment was issued again already',
    voided: 'The paycheck of this payment was voided',
    noAccount: 'The worker has no bank account that can be paid: add one, or pay by Check',
  },
  conflicts: { transfer_undone_once: 'alreadyReissued' },

  async run({ body, work, refuse }) {
    const found = known(await findTransfer(work, body.requestReferenceId), 'transfer')
    const { companyId, runId } = found
    const money = runId === null ? undefined : await lockMoney(work, { companyId, runId })
    const credit = known(await findTransfer(work, body.requestReferenceId), 'transfer')
    const returned = await undoingOf(work, credit)
    if (!money || credit.name !== 'AchCredit' || credit.status !== 'returned' || !returned)
      return refuse('notReturned')
    if (await undoingOf(work, returned)) refuse('alreadyReissued')
    const userId = credit.userId as Id<'user'>
    if (!(await livingUserIds(work, money.run)).includes(userId)) refuse('voided')
    const wanted = body.userPayAccountEntityId
    const accounts = (await loadUserAccounts(work, { companyId, userId })).filter(
      ({ accountId }) => !wanted || accountId === wanted,
    )
    if (wanted && accounts.length === 0) throw unknownId('userBankAccount')
    const account = accounts.find(({ status }) => isUsable(status))?.accountId
    const byCheck = body.paymentMethod === 'Check'
    if (!byCheck && !account) refuse('noAccount')

    const transferId = await reissue(work, money, {
      credit,
      returned,
      accountId: byCheck ? undefined : account,
    })
    work.note({ companyId, subjectIds: [credit.transferId, transferId, userId] })
    const message = byCheck ? 'Paid by check' : 'Payment issued again'
    return { payment: { requestReferenceId: transferId, status: byCheck ? 'complete' : 'pending', message } }
  },
})
