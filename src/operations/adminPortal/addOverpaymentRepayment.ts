import { z } from 'zod'
import { moneyNews } from '../../domain/money/news.ts'
import { repaymentPostings } from '../../domain/money/overpayment.ts'
import { cents, dollars } from '../../kernel/money.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import { overpaymentsWhere, takeNumber } from '../../store/money/overpayments.ts'
import { amount, date, id, money, optionalId, optionalText } from '../../wire/fields/fields.ts'
import { fundingRefusals } from '../../wire/funding-account.ts'
import { namedAccount } from '../../work/money/named-account.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const addOverpaymentRepayment = operation({
  address: 'adminPortal/addOverpaymentRepayment',
  job: 'items',
  verb: 'POST',
  access: { scope: 'money', roles: ['administrator'], reach: 'worker' },
  summary: 'Records that a worker gave back pay by hand, and clears what the worker owes.',
  description:
    'A paycheck that is voided after it was paid leaves the worker owing its net pay; getOverpayments says how much. What ' +
    'the worker pays back by check or transfer is recorded when the company has it: in the ledger it reaches the company ' +
    'bank account, and no file is sent. No more can be recorded than is owed, so the same payment cannot be recorded twice ' +
    'by mistake, and a recovery by paychecks takes only what is left; removeOverpaymentRepayment withdraws it.',
  body: z.object({
    overpaymentRepayment: z.object({
      companyId: id('company'),
      userId: id('user'),
      amount: money({ min: 0.01 }).nullish().describe('What was given back; left out, all that is owed.'),
      repaymentDate: date().nullish().describe('The day on which the company had it; left out, today.'),
      reference: optionalText(100)
        .meta({ examples: ['Check 204'] })
        .describe('A check number or a note, for the books.'),
      companyFundingSourceEntityId: optionalId('companyBankAccount'),
    }),
  }),
  reply: z.object({
    overpaymentRepayment: z.object({
      overpaymentRepaymentId: z.uuid(),
      status: z.literal('Recorded'),
      amount: amount().describe('What was given back.'),
      owed: amount().describe('What the worker still owes.'),
      message: z.string(),
    }),
  }),
  refusals: {
    nothingOwed: 'The worker owes nothing; getOverpayments lists who does',
    tooMuch: 'The worker owes only {owed}',
    inTheFuture: 'repaymentDate must not be in the future',
    ...fundingRefusals,
  },
  emits: [...moneyNews],

  async run({ body: { overpaymentRepayment: sent }, work, refuse }) {
    // The lock lets one repayment at a time see what is owed.
    const { companyId, userId } = await workerOf(work, sent)
    // Before what is owed is read: a payroll at this moment looks again, or comes before.
    await takeNumber(work, { companyId, userId })
    const [found] = await overpaymentsWhere(work, companyId, { userId })

    const accountId = await namedAccount(work, companyId, sent.companyFundingSourceEntityId)
    if (!accountId) return refuse('noAccount')
    const on = sent.repaymentDate ?? work.today
    if (on > work.today) refuse('inTheFuture')
    if (!found || found.owed <= 0n) return refuse('nothingOwed')
    const paid = sent.amount ?? found.owed
    if (paid > found.owed) refuse('tooMuch', { owed: dollars(found.owed) })

    const { reference } = sent
    const postings = repaymentPostings({ userId, amount: paid, on }, { accountId, reference })
    const key = { companyId, runId: null, payPeriodId: null }
    const [overpaymentRepaymentId] = await insertPostings(work, key, postings)
    work.note({ companyId, subjectIds: [userId, overpaymentRepaymentId!] })

    return {
      overpaymentRepayment: {
        overpaymentRepaymentId: overpaymentRepaymentId!,
        status: 'Recorded' as const,
        amount: paid,
        owed: cents(found.owed - paid),
        message: 'Repayment recorded',
      },
    }
  },
})
