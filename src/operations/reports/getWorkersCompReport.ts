import { z } from 'zod'
import { compColumns } from '../../domain/reports/workers-comp.ts'
import { rangedWithin } from '../../wire/fields/range.ts'
import { MOST_DAYS, payrollsAsked } from '../../wire/reports/asked.ts'
import { reportReply } from '../../wire/reports/report.ts'
import { answered } from '../../work/reports/answer.ts'
import { reportAsked } from '../../work/reports/asked.ts'
import { workersComp } from '../../work/reports/workers-comp.ts'
import { operation } from '../declaration/operation.ts'

export const getWorkersCompReport = operation({
  address: 'reports/getWorkersCompReport',
  job: 'sums',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Payroll and premium by workers’ compensation class.',
  description:
    'Pay counts in the state where it was earned, in the class of its job or of the worker on the pay date, at the rate of ' +
    'that day. The extra of overtime is left out where the state allows it, tips and severance everywhere. In Washington ' +
    'the premium is by the hour, and is what the paychecks hold. The notes name states with a fund of their own, pay ' +
    'without a class, and what a policy adds.',
  body: rangedWithin(z.object(payrollsAsked), MOST_DAYS),
  reply: reportReply(compColumns),
  heavy: true,

  async run({ body, work }) {
    const report = await workersComp(work, await reportAsked(work, body))

    return answered(work, body, report)
  },
})
