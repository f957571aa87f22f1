import { z } from 'zod'
import { payPeriodMachine } from '../../domain/payroll/period.ts'
import { companyExists } from '../../store/company/companies.ts'
import { openReturns } from '../../store/money/open-returns.ts'
import { loadDetails, totalsOfPeriod } from '../../store/payroll/pay-details.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { ranged } from '../../wire/fields/range.ts'
import { detailsForm, periodDetails } from '../../wire/period-details.ts'
import { operation } from '../declaration/operation.ts'

export const getProcessedPayperiodsDetails = operation({
  address: 'reports/getProcessedPayperiodsDetails',
  job: 'reports',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Answers the processed periods of a company, each with its paychecks, by payBeginDate.',
  description:
    '`from` and `to` limit the pay dates, `limit` and `cursor` page the periods. With `lineItemLimit` a period has its first ' +
    'paychecks only, by `userId`, and its sums are of all of them; getPayPeriodDetails pages the others.',
  body: ranged(
    z.object({
      companyId: id('company'),
      from: date().nullish(),
      to: date().nullish(),
      lineItemLimit: z
        .int('must be a whole number')
        .min(1, 'must be at least 1')
        .max(1000, 'must be at most 1000')
        .nullish()
        .describe('How many paychecks of each period at most; all unless given.'),
      ...page,
    }),
  ),
  reply: z.object({ payPeriod: z.array(periodDetails), ...pageReply }),

  async run({ body, work }) {
    const { companyId, from, to } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const periods = await periodsWhere(work, {
      companyId,
      in: [payPeriodMachine.state.processed],
      ...(from ? { payDateFrom: from } : {}),
      ...(to ? { payDateTo: to } : {}),
    })

    const { items, next } = pageIn(body, periods, (period) => period.payPeriodId)
    const payPeriod = []
    const payPeriodIds = items.map((period) => period.payPeriodId)
    const returned = await openReturns(work, { companyId, payPeriodIds })
    for (const period of items) {
      const back = returned.filter(({ payPeriodId }) => payPeriodId === period.payPeriodId)
      const people = await loadDetails(work, period, body.lineItemLimit ? { atMost: body.lineItemLimit } : {})
      const totals = body.lineItemLimit ? await totalsOfPeriod(work, period) : undefined
      payPeriod.push(detailsForm(period, people, { returned: back, totals }))
    }
    return { payPeriod, ...next }
  },
})
