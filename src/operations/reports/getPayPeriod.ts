import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { id, optionalId, optionalText } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { keyedPeriod, keyedPeriodForm } from '../../wire/pay-period.ts'
import { operation } from '../declaration/operation.ts'

export const getPayPeriod = operation({
  address: 'reports/getPayPeriod',
  job: 'schedules',
  verb: 'GET',
  access: {
    scope: 'read',
    roles: ['administrator', 'bookkeeper', 'worker', 'formerWorker'],
    reach: 'company',
  },
  summary: 'Answers one period of a company, or all of them by payBeginDate.',
  description: 'One period by its `payPeriodId`, or by the `externalId` that you gave it.',
  body: z.object({
    companyId: id('company'),
    payPeriodId: optionalId('payPeriod'),
    externalId: optionalText(100)
      .describe('Only the period that has this key of yours.')
      .meta({ examples: ['run-2026-24'] }),
    ...page,
  }),
  reply: z.object({ payPeriod: z.array(keyedPeriod), ...pageReply }),

  async run({ body, work }) {
    const { companyId, payPeriodId, externalId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const periods = await periodsWhere(work, {
      companyId,
      externalId,
      ...(payPeriodId ? { ids: [payPeriodId] } : {}),
    })
    if (payPeriodId && periods.length === 0) throw unknownId('payPeriod')

    const { items, next } = pageIn(body, periods, (period) => period.payPeriodId)
    return { payPeriod: items.map(keyedPeriodForm), ...next }
  },
})
