import { z } from 'zod'
import { moneyNews } from '../../domain/money/news.ts'
import { owedBackAgain } from '../../domain/money/overpayment.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { repaymentBy } from '../../store/money/overpayments.ts'
import { id, text } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { withdraw } from '../../work/money/withdraw.ts'
import { operation } from '../declaration/operation.ts'

export const removeOverpaymentRepayment = operation({
  address: 'adminPortal/removeOverpaymentRepayment',
  job: 'items',
  verb: 'DELETE',
  access: { scope: 'money', roles: ['administrator'], reach: 'company' },
  summary: 'Withdraws a repayment that was recorded by mistake or not honored.',
  description: 'It stays in the ledger with its opposite, dated today; what it cleared is owed again.',
  body: z.object({
    overpaymentRepayment: z.object({
      companyId: id('company'),
      overpaymentRepaymentId: id('overpaymentRepayment'),
      reason: text(200).describe('Why it is withdrawn, for the books.'),
    }),
  }),
  reply: z.object({
    overpaymentRepayment: z.object({
      overpaymentRepaymentId: z.uuid(),
      status: z.literal('Withdrawn'),
      message: z.string(),
    }),
  }),
  refusals: { withdrawn: 'The repayment was withdrawn already' },
  emits: [...moneyNews],

  async run({ body: { overpaymentRepayment: sent }, work, refuse }) {
    const { companyId, overpaymentRepaymentId, reason } = sent
    if (!(await lockCompany(work, companyId))) throw unknownId('company')
    const found = await repaymentBy(work, companyId, overpaymentRepaymentId)
    const { userId, amount, isWithdrawn } = known(found, 'overpaymentRepayment')
    if (isWithdrawn) refuse('withdrawn')

    const again = owedBackAgain({ userId, amount, on: work.today })
    await withdraw(work, { companyId, transferId: overpaymentRepaymentId, reason }, again)
    work.note({ companyId, subjectIds: [userId, overpaymentRepaymentId] })

    const message = 'Repayment withdrawn'
    return { overpaymentRepayment: { overpaymentRepaymentId, status: 'Withdrawn' as const, message } }
  },
})
