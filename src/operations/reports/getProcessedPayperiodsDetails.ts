import { z } from 'zod'
import { payPeriodMachine } from '../../domain/payroll/period.ts'
import { companyExists } from '../../store/company/companies.ts'
import { openReturns } from '../../store/money/open-returns.ts'
import { loadDetails } from '../../store/payroll/pay-details.ts'
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
  description: '`from` and `to` limit the pay dates.',
  body: ranged(z.object({ companyId: id('company'), from: date().nullish(), to: date().nullish(), ...page })),
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
      payPeriod.push(detailsForm(period, await loadDetails(work, period), { returned: back }))
    }
    return { payPeriod, ...next }
  },
})
