import { z } from 'zod'
import { typeColumns } from '../../domain/reports/summary.ts'
import { rangedWithin } from '../../wire/fields/range.ts'
import { MOST_DAYS, payrollsAsked } from '../../wire/reports/asked.ts'
import { reportReply } from '../../wire/reports/report.ts'
import { answered } from '../../work/reports/answer.ts'
import { reportAsked } from '../../work/reports/asked.ts'
import { summaryByType } from '../../work/reports/summary.ts'
import { operation } from '../declaration/operation.ts'

export const getTypeSummary = operation({
  address: 'reports/getTypeSummary',
  job: 'sums',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'What the payrolls of some days came to, line by line of earnings, deductions, taxes and orders.',
  description:
    'One row for each earning, deduction, tax, order and contribution, over all paychecks but those that were voided.',
  body: rangedWithin(z.object(payrollsAsked), MOST_DAYS),
  reply: reportReply(typeColumns),
  heavy: true,

  async run({ body, work }) {
    const report = await summaryByType(work, await reportAsked(work, body))

    return answered(work, body, report)
  },
})
