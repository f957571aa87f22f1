import { z } from 'zod'
import { registerColumns } from '../../domain/reports/register.ts'
import { pageBy, pageOf, rangeOf } from '../../wire/fields/paging.ts'
import { rangedWithin } from '../../wire/fields/range.ts'
import { MOST_DAYS, payrollsAsked } from '../../wire/reports/asked.ts'
import { reportReply } from '../../wire/reports/report.ts'
import { answered, isWhole } from '../../work/reports/answer.ts'
import { reportAsked } from '../../work/reports/asked.ts'
import { payrollRegister, registerKey } from '../../work/reports/paid.ts'
import { operation } from '../declaration/operation.ts'

export const getPayrollRegister = operation({
  address: 'reports/getPayrollRegister',
  job: 'sums',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Every paycheck of some days or of one payroll, with its sums, tied to the ledger.',
  description:
    'Paychecks that were voided are not in it. `totals` and `ties` are of the whole report, also where `limit` asks for a ' +
    'page of its rows.',
  body: rangedWithin(
    z.object({ ...payrollsAsked, ...pageBy(/^\d{4}-\d\d-\d\d\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/) }),
    MOST_DAYS,
  ),
  reply: reportReply(registerColumns),
  heavy: true,

  async run({ body, work }) {
    const asked = await reportAsked(work, body)
    const page = isWhole(body) ? {} : { limit: body.limit, cursor: body.cursor }
    const report = await payrollRegister(work, asked, rangeOf(page))

    const { items: rows, next } = pageOf(page, report.rows, registerKey)
    return { ...(await answered(work, body, { ...report, rows })), ...next }
  },
})
