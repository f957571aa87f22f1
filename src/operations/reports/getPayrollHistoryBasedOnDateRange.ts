import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { ranged } from '../../wire/fields/range.ts'
import { historyPage, historyReply } from '../../wire/history.ts'
import { historyOf } from '../../work/payroll/history.ts'
import { operation } from '../declaration/operation.ts'

export const getPayrollHistoryBasedOnDateRange = operation({
  address: 'reports/getPayrollHistoryBasedOnDateRange',
  job: 'reports',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Answers the paychecks of a company that were paid in a range of days.',
  body: ranged(z.object({ companyId: id('company'), from: date(), to: date(), ...historyPage })),
  reply: historyReply,

  async run({ body, work }) {
    const { companyId, from, to } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const periods = await periodsWhere(work, { companyId, payDateFrom: from, payDateTo: to })
    return historyOf(work, periods, body)
  },
})
