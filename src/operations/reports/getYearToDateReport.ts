import { z } from 'zod'
import { yearColumns } from '../../domain/reports/register.ts'
import { page, pageOf, rangeOf } from '../../wire/fields/paging.ts'
import { rangedWithin } from '../../wire/fields/range.ts'
import { MOST_DAYS, payrollsAsked } from '../../wire/reports/asked.ts'
import { reportReply } from '../../wire/reports/report.ts'
import { answered, isWhole } from '../../work/reports/answer.ts'
import { reportAsked } from '../../work/reports/asked.ts'
import { yearToDate } from '../../work/reports/paid.ts'
import { operation } from '../declaration/operation.ts'

export const getYearToDateReport = operation({
  address: 'reports/getYearToDateReport',
  job: 'sums',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'What everybody was paid in some days, usually the year so far, a row a worker.',
  description:
    'Without days, from the first of January through today. By last name. `totals` and `ties` are of the whole report, also ' +
    'where `limit` asks for a page of its rows.',
  body: rangedWithin(z.object({ ...payrollsAsked, ...page }), MOST_DAYS),
  reply: reportReply(yearColumns),
  heavy: true,

  async run({ body, work }) {
    const asked = isWhole(body) ? {} : { limit: body.limit, cursor: body.cursor }
    const report = await yearToDate(work, await reportAsked(work, body), rangeOf(asked))

    const { items, next } = pageOf(asked, report.rows, ({ userId }) => userId)
    return { ...(await answered(work, body, { ...report, rows: items })), ...next }
  },
})
