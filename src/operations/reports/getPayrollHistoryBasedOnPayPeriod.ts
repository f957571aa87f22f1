import { z } from 'zod'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { historyPage, historyReply } from '../../wire/history.ts'
import { historyOf } from '../../work/payroll/history.ts'
import { operation } from '../declaration/operation.ts'

export const getPayrollHistoryBasedOnPayPeriod = operation({
  address: 'reports/getPayrollHistoryBasedOnPayPeriod',
  job: 'reports',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Answers the paychecks of one period.',
  body: z.object({ payPeriodId: id('payPeriod'), ...historyPage }),
  reply: historyReply,

  async run({ body, work }) {
    const [period] = await periodsWhere(work, { ids: [body.payPeriodId] })
    return historyOf(work, [known(period, 'payPeriod')], body)
  },
})
