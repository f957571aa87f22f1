import { z } from 'zod'
import { periodForm } from '../../domain/payroll/period.ts'
import { companyExists } from '../../store/company/companies.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { id, optionalId } from '../fields.ts'
import { periodRecord } from '../forms/period.ts'
import { operation, unknownId } from '../operation.ts'
import { page, pageIn, pageReply } from '../paging.ts'

export const getPayPeriod = operation({
  address: 'reports/getPayPeriod',
  verb: 'GET',
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
