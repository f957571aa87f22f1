import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { id, optionalId } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { periodForm, periodRecord } from '../../wire/pay-period.ts'
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
  body: z.object({ companyId: id('company'), payPeriodId: optionalId('payPeriod'), ...page }),
  reply: z.object({ payPeriod: z.array(periodRecord), ...pageReply }),

  async run({ body, work }) {
    const { companyId, payPeriodId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const periods = await periodsWhere(work, { companyId, ...(payPeriodId ? { ids: [payPeriodId] } : {}) })
    if (payPeriodId && periods.length === 0) throw unknownId('payPeriod')

    const { items, next } = pageIn(body, periods, (period) => period.payPeriodId)
    return { payPeriod: items.map(periodForm), ...next }
  },
})
