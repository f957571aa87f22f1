import { z } from 'zod'
import { cents } from '../../kernel/money.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { runsOf } from '../../store/payroll/runs.ts'
import { amount, id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { page, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getPayRun = operation({
  address: 'reports/getPayRun',
  job: 'payroll',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary:
    'Answers every run of a period, the latest last: also those that were cancelled, failed or voided.',
  body: z.object({ payPeriodId: id('payPeriod'), ...page }),
  reply: z.object({
    payRun: z.array(
      z.object({
        runId: z.uuid(),
        payPeriodId: z.uuid(),
        status: z.string(),
        payDate: z.string(),
        debitDate: z.string(),
        fundingTotal: amount(),
        people: z.int(),
        warnings: z.array(z.string()),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    const [period] = await periodsWhere(work, { ids: [body.payPeriodId] })
    const runs = await runsOf(work, known(period, 'payPeriod'))
    const { items, next } = pageIn(body, runs, ({ runId }) => runId)
    return {
      payRun: items.map(({ companyId: _, fundingAccountId: __, ...run }) => ({
        ...run,
        fundingTotal: cents(run.fundingTotal),
        warnings: [...run.warnings],
      })),
      ...next,
    }
  },
})
