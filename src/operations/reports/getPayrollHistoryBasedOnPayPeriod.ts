import { z } from 'zod'
import { historyOf } from '../../steps/payroll/history.ts'
import { periodsWhere } from '../../store/pay-periods.ts'
import { id } from '../fields.ts'
import { historyRecord } from '../forms/details.ts'
import { known, operation } from '../operation.ts'

export const getPayrollHistoryBasedOnPayPeriod = operation({
  address: 'reports/getPayrollHistoryBasedOnPayPeriod',
  verb: 'GET',
  summary: 'Answers the paychecks of one period.',
  body: z.object({ payPeriodId: id('payPeriod') }),
  reply: z.object({ payrollHistory: z.array(historyRecord) }),

  async run({ body, work }) {
    const [period] = await periodsWhere(work, { ids: [body.payPeriodId] })
    return { payrollHistory: await historyOf(work, [known(period, 'payPeriod')]) }
  },
})
