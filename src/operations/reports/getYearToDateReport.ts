import { z } from 'zod'
import { yearColumns } from '../../domain/reports/register.ts'
import { rangedWithin } from '../../wire/fields/range.ts'
import { MOST_DAYS, payrollsAsked } from '../../wire/reports/asked.ts'
import { reportReply } from '../../wire/reports/report.ts'
import { answered } from '../../work/reports/answer.ts'
import { reportAsked } from '../../work/reports/asked.ts'
import { yearToDate } from '../../work/reports/paid.ts'
import { operation } from '../declaration/operation.ts'

export const getYearToDateReport = operation({
  address: 'reports/getYearToDateReport',
  job: 'sums',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'What everybody was paid in some days, usually the year so far, a row a worker.',
  description: 'Without days, from the first of January through today.',
  body: rangedWithin(z.object(payrollsAsked), MOST_DAYS),
  reply: reportReply(yearColumns),
  heavy: true,

  async run({ body, work }) {
    const report = await yearToDate(work, await reportAsked(work, body))

    return answered(work, body, report)
  },
})
