import { z } from 'zod'
import { transactionsWhere } from '../../store/money/transactions.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { id, text } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { transactionForm, transactionRecord } from '../../wire/transaction.ts'
import { operation } from '../declaration/operation.ts'

export const getTransactionsBasedOnName = operation({
  address: 'reports/getTransactionsBasedOnName',
  job: 'money',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the transactions of a pay period that have this name.',
  description:
    'Names: `AchDebit`, `Wire`, `AchCredit`, `TaxPayment`, `GarnishmentPayment`, `Refund`; also `Check`, `Return` (the opposite ' +
    'of a transaction that came back), `Reversal`, `Receivable` and `TaxCredit` (a deposit paid with what the agency ' +
    'holds for the company). Letter case, spaces and punctuation do not matter; ' +
    'a name that nothing has is an empty list.',
  body: z.object({ payPeriodId: id('payPeriod'), transactionName: text(100), ...page }),
  reply: z.object({ payrollTransaction: z.array(transactionRecord), ...pageReply }),

  async run({ body, work }) {
    const [period] = await periodsWhere(work, { ids: [body.payPeriodId] })
    const { companyId, payPeriodId } = known(period, 'payPeriod')
    const plainName = body.transactionName.toLowerCase().replace(/[^a-z0-9]/g, '')
    const rows = await transactionsWhere(work, { companyId, payPeriodId, plainName, ...rangeOf(body) })

    const { items, next } = pageOf(body, rows, ({ transferId }) => transferId)
    return { payrollTransaction: items.map(transactionForm), ...next }
  },
})
