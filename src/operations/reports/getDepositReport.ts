import { z } from 'zod'
import { depositColumns } from '../../domain/reports/deposits.ts'
import { rangedWithin } from '../../wire/fields/range.ts'
import { MOST_DAYS, payrollsAsked } from '../../wire/reports/asked.ts'
import { reportReply } from '../../wire/reports/report.ts'
import { answered } from '../../work/reports/answer.ts'
import { reportAsked } from '../../work/reports/asked.ts'
import { deposits } from '../../work/reports/deposits.ts'
import { operation } from '../declaration/operation.ts'

export const getDepositReport = operation({
  address: 'reports/getDepositReport',
  job: 'sums',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'What each tax agency was owed for some days, what was deposited, and when the rest is due.',
  description:
    'A row for each agency and pay date, as a spreadsheet wants it; getTaxLiabilities tells the same with its parts.',
  body: rangedWithin(
    z.object({
      companyId: payrollsAsked.companyId,
      from: payrollsAsked.from,
      to: payrollsAsked.to,
      format: payrollsAsked.format,
    }),
    MOST_DAYS,
  ),
  reply: reportReply(depositColumns),

  async run({ body, work }) {
    const report = await deposits(work, await reportAsked(work, body))

    return answered(work, body, report)
  },
})
