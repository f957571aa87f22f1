import { z } from 'zod'
import { transactionsWhere } from '../../store/money/transactions.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { explainedForm, explainedRecord } from '../../wire/transaction.ts'
import { operation } from '../declaration/operation.ts'

export const getTransactionBasedOnReference = operation({
  address: 'reports/getTransactionBasedOnReference',
  job: 'money',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Answers one transaction by its requestReferenceId.',
  body: z.object({ requestReferenceId: id('transfer') }),
  reply: z.object({ payrollTransaction: explainedRecord }),

  async run({ body, work }) {
    const [row] = await transactionsWhere(work, { transferId: body.requestReferenceId, withAccruals: true })
    return { payrollTransaction: explainedForm(known(row, 'transfer')) }
  },
})
