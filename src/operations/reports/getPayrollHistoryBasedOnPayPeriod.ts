import { z } from 'zod'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { historyOf } from '../../work/payroll/history.ts'
import { id } from '../fields.ts'
import { historyIn, historyPage, historyReply } from '../forms/history.ts'
import { known, operation } from '../operation.ts'

export const getPayrollHistoryBasedOnPayPeriod = operation({
  address: 'reports/getPayrollHistoryBasedOnPayPeriod',
  verb: 'GET',
  summary: 'Answers the paychecks of one period.',
  body: z.object({ payPeriodId: id('payPeriod'), ...historyPage }),
  reply: historyReply,

  async run({ body, work }) {
    const [period] = await periodsWhere(work, { ids: [body.payPeriodId] })
    return historyIn(body, await historyOf(work, [known(period, 'payPeriod')]))
  },
})
