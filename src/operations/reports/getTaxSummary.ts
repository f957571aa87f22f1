import { z } from 'zod'
import { taxColumns } from '../../domain/reports/summary.ts'
import { rangedWithin } from '../../wire/fields/range.ts'
import { MOST_DAYS, payrollsAsked } from '../../wire/reports/asked.ts'
import { reportReply } from '../../wire/reports/report.ts'
import { answered } from '../../work/reports/answer.ts'
import { reportAsked } from '../../work/reports/asked.ts'
import { summaryByTax } from '../../work/reports/summary.ts'
import { operation } from '../declaration/operation.ts'

export const getTaxSummary = operation({
  address: 'reports/getTaxSummary',
  job: 'sums',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'The taxes of the payrolls of some days, with their wages and who is owed them.',
  description:
    'One row a tax and payer: subject wages before a cap, taxable wages after it, and the tax. What of it was deposited, getDepositReport tells.',
  body: rangedWithin(z.object(payrollsAsked), MOST_DAYS),
  reply: reportReply(taxColumns),
  heavy: true,

  async run({ body, work }) {
    const report = await summaryByTax(work, await reportAsked(work, body))

    return answered(work, body, report)
  },
})
