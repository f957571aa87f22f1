import { z } from 'zod'
import { transactionsWhere } from '../../store/money/transactions.ts'
import { id } from '../fields.ts'
import { explainedForm, explainedRecord } from '../forms/transaction.ts'
import { known, operation } from '../operation.ts'

export const getTransactionBasedOnReference = operation({
  address: 'reports/getTransactionBasedOnReference',
  verb: 'GET',
  summary: 'Answers one transaction by its requestReferenceId.',
  body: z.object({ requestReferenceId: id('transfer') }),
  reply: z.object({ payrollTransaction: explainedRecord }),

  async run({ body, work }) {
    const [row] = await transactionsWhere(work, { transferId: body.requestReferenceId, withAccruals: true })
    return { payrollTransaction: explainedForm(known(row, 'transfer')) }
  },
})
