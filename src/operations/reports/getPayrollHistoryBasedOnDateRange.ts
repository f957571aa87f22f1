import { z } from 'zod'
import { historyOf } from '../../steps/payroll/history.ts'
import { companyExists } from '../../store/companies.ts'
import { periodsWhere } from '../../store/pay-periods.ts'
import { date, id } from '../fields.ts'
import { historyRecord } from '../forms/details.ts'
import { operation, unknownId } from '../operation.ts'

export const getPayrollHistoryBasedOnDateRange = operation({
  address: 'reports/getPayrollHistoryBasedOnDateRange',
  verb: 'GET',
  summary: 'Answers the paychecks of a company that were paid in a range of days.',
  body: z.object({ companyId: id('company'), from: date(), to: date() }),
  reply: z.object({ payrollHistory: z.array(historyRecord) }),

  async run({ body: { companyId, from, to }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const periods = await periodsWhere(work, { companyId, payDateFrom: from, payDateTo: to })
    return { payrollHistory: await historyOf(work, periods) }
  },
})
