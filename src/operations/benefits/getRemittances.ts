import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { owedForPlans, remittancesWhere } from '../../store/money/remittances.ts'
import { amount, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { pageFromEitherEnd, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getRemittances = operation({
  address: 'benefits/getRemittances',
  job: 'benefits',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Answers what is owed to carriers and plans, and what was remitted, in order of creation.',
  body: z.object({ companyId: id('company'), ...pageFromEitherEnd }),
  reply: z.object({
    plansOwed: z
      .array(
        z.object({
          plan: z.string().describe('The plan, as pay stubs name it.'),
          owed: amount().describe('What is owed today; negative where a void left a credit.'),
        }),
      )
      .describe('Every plan that anything was ever owed for.'),
    remittances: z
      .array(
        z.object({
          remittanceId: z.uuid(),
          plan: z.string().describe('The plan that was paid.'),
          amount: amount(),
          paymentDate: z.string().describe('The day on which it left the bank.'),
          reference: z.string().describe('A check number or an invoice; may be empty.'),
          companyFundingSourceEntityId: z.uuid(),
          status: z.enum(['Recorded', 'Withdrawn']),
        }),
      )
      .describe('What the company paid, in order of creation.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const plansOwed = await owedForPlans(work, companyId)
    const rows = await remittancesWhere(work, companyId, rangeOf(body))

    const { items, next } = pageOf(body, rows, ({ remittanceId }) => remittanceId)
    const remittances = items.map(({ accountId, isWithdrawn, paymentDate, ...row }) => ({
      ...row,
      paymentDate: paymentDate as string,
      companyFundingSourceEntityId: accountId,
      status: isWithdrawn ? ('Withdrawn' as const) : ('Recorded' as const),
    }))
    return { plansOwed: [...plansOwed], remittances, ...next }
  },
})
