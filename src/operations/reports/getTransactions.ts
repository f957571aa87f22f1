import { z } from 'zod'
import { traced } from '../../store/money/traces.ts'
import { transactionsWhere } from '../../store/money/transactions.ts'
import { date, id, optionalId } from '../../wire/fields/fields.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { ranged } from '../../wire/fields/range.ts'
import { tracedForm, tracedRecord } from '../../wire/traced-transaction.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const getTransactions = operation({
  address: 'reports/getTransactions',
  job: 'money',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the transactions of a company, in order of creation.',
  description: 'Narrowed by `payPeriodId` and by effective date (`from`, `to`), each optional.',
  body: ranged(
    z.object({
      companyId: id('company'),
      payPeriodId: optionalId('payPeriod'),
      from: date().nullish(),
      to: date().nullish(),
      ...page,
    }),
  ),
  reply: z.object({ payrollTransaction: z.array(tracedRecord), ...pageReply }),

  async run({ body, work }) {
    const { companyId, payPeriodId } = body
    await namedIn(work, companyId, { payPeriodId })
    const range = { from: body.from ?? undefined, to: body.to ?? undefined, ...rangeOf(body) }
    const rows = await transactionsWhere(work, { companyId, payPeriodId, ...range })

    const { items, next } = pageOf(body, rows, ({ transferId }) => transferId)
    return { payrollTransaction: (await traced(work, items)).map(tracedForm), ...next }
  },
})
