import { z } from 'zod'
import { isUsable } from '../../domain/money/account.ts'
import { moneyNews } from '../../domain/money/news.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import { easternMoment } from '../../domain/people/pay-change-words.ts'
import { paymentMethods } from '../../domain/values.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { openReturns } from '../../store/money/open-returns.ts'
import { findTransfer, undoingOf } from '../../store/money/transfers.ts'
import { heldOf } from '../../store/payroll/held-pay.ts'
import { livingUserIds } from '../../store/payroll/paychecks.ts'
import { loadUserAccounts } from '../../store/people/user-bank-accounts.ts'
import { choice, id, optionalId } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { lockMoney, type Money } from '../../work/money/load.ts'
import { issueAgain, reissue } from '../../work/money/reissue.ts'
import { tellPeriod } from '../../work/money/returned.ts'
import { operation } from '../declaration/operation.ts'

const REISSUED = ['AchCredit', 'TaxPayment', 'GarnishmentPayment']

export const reissuePayment = operation({
  address: 'payroll/reissuePayment',
  job: 'money',
  verb: 'POST',
  access: { scope: 'money', roles: ['administrator'], reach: 'company', again: true },
  summary: 'Pays a returned credit again: a worker to another account or by check, an agency to its account.',
  description:
    'A worker’s pay goes without `userPayAccountEntityId` to the first account that can be paid; an account that was added ' +
    'or given a share within the last day waits (see addUserBankAccount). A direct deposit ' +
    'settles on the next banking day, not before payday. By `Check` the company pays the worker itself, and gets the ' +
    'money back. A TaxPayment or GarnishmentPayment goes to the account of the agency, an order to the agency that it ' +
    'names today, on the next banking day, as much of it as is still owed; deposits of tax still wait for funding that ' +
    'the company owes, and are paid with a credit at the agency first. Return codes that say nothing about the entry ' +
    '(R01, R09, R18, R32) are tried again by themselves, twice at most; such a payment was issued again already.',
  body: z.object({
    requestReferenceId: id('transfer'),
    paymentMethod: choice(paymentMethods).nullish(),
    userPayAccountEntityId: optionalId('userBankAccount'),
  }),
  reply: z.object({
    payment: z.object({ requestReferenceId: z.uuid(), status: z.string(), message: z.string() }),
  }),
  refusals: {
    notReturned: 'Only a returned AchCredit, TaxPayment or GarnishmentPayment can be issued again',
    alreadyReissued: 'This payment was issued again already; getTransactions lists the new one',
    voided: 'The paycheck of this payment was voided; pay in a supplemental period: addSupplementalPayPeriod',
    notOwed: 'Nothing of this payment is owed to the agency any more',
    toAgency: 'A payment to an agency goes to its account: it takes no userPayAccountEntityId and no Check',
    waits:
      'The bank accounts of the worker were changed, and the change waits until {until}: name an account that was paid into ' +
      'before, pay by Check, or let the worker confirm it from the e-mail that was sent',
    notPayable: 'This bank account is {status} and cannot be paid into: name another, or pay by Check',
    noAccount: 'The worker has no bank account that can be paid: add one, or pay by Check',
  },
  conflicts: { transfer_undone_once: 'alreadyReissued' },
  emits: ['payPeriod', ...moneyNews],

  async run({ body, work, refuse }) {
    const found = known(await findTransfer(work, body.requestReferenceId), 'transfer')
    const { companyId, runId } = found
    const money = runId === null ? undefined : await lockMoney(work, { companyId, runId })
    const credit = known(await findTransfer(work, body.requestReferenceId), 'transfer')
    const returned = await undoingOf(work, credit)
    if (
      !money ||
      !REISSUED.includes(credit.name) ||
      credit.status !== transactionMachine.state.returned ||
      !returned
    )
      return refuse('notReturned')
    if (await undoingOf(work, returned)) refuse('alreadyReissued')
    const { userId } = credit
    const [byCheck, wanted] = [body.paymentMethod === 'Check', body.userPayAccountEntityId]
    work.note({ companyId, subjectIds: [credit.transferId, ...(userId ? [userId] : [])] })
    if (userId === null) {
      if (byCheck || wanted) refuse('toAgency')
      const [open] = await openReturns(work, { companyId, transferId: credit.transferId })
      return issued(work, money, await issueAgain(work, open ?? refuse('notOwed')))
    }
    if (!(await livingUserIds(work, money.run)).includes(userId)) refuse('voided')
    const accounts = (await loadUserAccounts(work, { companyId, userId })).filter(
      ({ accountId }) => !wanted || accountId === wanted,
    )
    if (wanted && accounts.length === 0) throw unknownId('userBankAccount')
    const held = await heldOf(work, { companyId, userId })
    const usable = held
      ? accounts.filter(({ accountId }) => held.accountIds.includes(accountId))
      : accounts.filter(({ status }) => isUsable(status))
    const account = usable[0]?.accountId
    if (!byCheck && !account && held) refuse('waits', { until: easternMoment(held.until) })
    if (!byCheck && !account && wanted) refuse('notPayable', { status: accounts[0]!.status })
    if (!byCheck && !account) refuse('noAccount')

    const accountId = byCheck ? undefined : account
    return issued(work, money, await reissue(work, money, { credit, returned, accountId }), byCheck)
  },
})

function issued(work: Work, { run }: Money, requestReferenceId: Id<'transfer'>, byCheck = false) {
  tellPeriod(work, run)
  work.note({ subjectIds: [requestReferenceId] })
  const { complete, pending } = transactionMachine.state
  const message = byCheck ? 'Paid by check' : 'Payment issued again'
  return { payment: { requestReferenceId, status: byCheck ? complete : pending, message } }
}
