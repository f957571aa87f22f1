import { z } from 'zod'
import { traced } from '../../store/money/traces.ts'
import { transactionsWhere } from '../../store/money/transactions.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { tracedForm, tracedRecord } from '../../wire/traced-transaction.ts'
import { operation } from '../declaration/operation.ts'

export const getTransactionBasedOnReference = operation({
  address: 'reports/getTransactionBasedOnReference',
  job: 'money',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Answers one transaction by its requestReferenceId.',
  body: z.object({ requestReferenceId: id('transfer') }),
  reply: z.object({ payrollTransaction: tracedRecord }),

  async run({ body, work }) {
    const [row] = await transactionsWhere(work, { transferId: body.requestReferenceId, withAccruals: true })
    const [payment] = await traced(work, [known(row, 'transfer')])
    return { payrollTransaction: tracedForm(payment!) }
  },
})
