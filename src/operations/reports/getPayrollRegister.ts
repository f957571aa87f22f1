import { z } from 'zod'
import { payGroups } from '../../domain/reports/pay-groups.ts'
import { groupedRegisterColumns, type RegisterRow } from '../../domain/reports/register.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { choice } from '../../wire/fields/fields.ts'
import { ID, pageBy, pageOf, rangeOf } from '../../wire/fields/paging.ts'
import { rangedWithin } from '../../wire/fields/range.ts'
import { MOST_DAYS, payrollsAsked } from '../../wire/reports/asked.ts'
import { reportReply } from '../../wire/reports/report.ts'
import { answered, isWhole } from '../../work/reports/answer.ts'
import { reportAsked } from '../../work/reports/asked.ts'
import { payrollRegister, registerByGroup, registerKey } from '../../work/reports/paid.ts'
import { operation } from '../declaration/operation.ts'

export const getPayrollRegister = operation({
  address: 'reports/getPayrollRegister',
  job: 'sums',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Every paycheck of some days or of one payroll, with its sums, tied to the ledger.',
  description:
    'Paychecks that were voided are not in it. `totals` and `ties` are of the whole report, also where `limit` asks for a ' +
    'page of its rows. With `by` a paycheck has a row for each department, job, cost center, place or state that it was ' +
    'earned for: earnings stand where getLaborCost has them, everything else follows them in proportion, to the cent, and ' +
    '`limit` counts paychecks. Files have the groups one after the other, and on paper each with its sum.',
  body: rangedWithin(
    z.object({
      ...payrollsAsked,
      by: choice(payGroups)
        .nullish()
        .describe('By what paychecks are told apart; without it they are whole.'),
      ...pageBy(new RegExp(`^\\d{4}-\\d\\d-\\d\\d/${ID}/${ID}$`)),
    }),
    MOST_DAYS,
  ),
  reply: reportReply(groupedRegisterColumns),
  heavy: true,

  async run({ body, work }) {
    const asked = await reportAsked(work, body)
    const page = isWhole(body) ? {} : { limit: body.limit, cursor: body.cursor }
    const report = body.by
      ? await registerByGroup(work, asked, { ...rangeOf(page), by: body.by })
      : await payrollRegister(work, asked, rangeOf(page))

    const checks = [...groupedBy(report.rows as readonly RegisterRow[], registerKey).values()]
    const { items, next } = pageOf(page, checks, ([row]) => registerKey(row!))
    return { ...(await answered(work, body, { ...report, rows: items.flat() })), ...next }
  },
})
