import { z } from 'zod'
import { costGroups, laborColumns } from '../../domain/reports/labor-cost.ts'
import { choice } from '../../wire/fields/fields.ts'
import { rangedWithin } from '../../wire/fields/range.ts'
import { MOST_DAYS, payrollsAsked } from '../../wire/reports/asked.ts'
import { reportReply } from '../../wire/reports/report.ts'
import { answered } from '../../work/reports/answer.ts'
import { reportAsked } from '../../work/reports/asked.ts'
import { laborCost } from '../../work/reports/labor-cost.ts'
import { operation } from '../declaration/operation.ts'

export const getLaborCost = operation({
  address: 'reports/getLaborCost',
  job: 'sums',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'What work cost, by department, job, cost center, state, place or worker.',
  description:
    'Earnings stand where they were earned, or for what they name; those that name no department, job or cost center ' +
    'are shared out by the worker’s labourDistribution on the pay date. Employer taxes, contributions and reimbursements of a paycheck follow its ' +
    'earnings in proportion, to the cent, so that the groups sum to the payroll. Earnings without a department, job, cost center ' +
    'or place are a group of their own.',
  body: rangedWithin(
    z.object({
      ...payrollsAsked,
      by: choice(costGroups).nullish().describe('By what it is told apart; `department` unless given.'),
    }),
    MOST_DAYS,
  ),
  reply: reportReply(laborColumns),
  heavy: true,

  async run({ body, work }) {
    const report = await laborCost(work, await reportAsked(work, body), body.by ?? 'department')

    return answered(work, body, report)
  },
})
