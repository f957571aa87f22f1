import { z } from 'zod'
import { returnOf } from '../../domain/money/ach/returns.ts'
import { cents } from '../../kernel/money.ts'
import { ownReturnedPayments } from '../../store/money/returned-payments.ts'
import { amount } from '../../wire/fields/fields.ts'
import { operation } from '../declaration/operation.ts'

export const getReturnedPayments = operation({
  address: 'operator/getReturnedPayments',
  job: 'operator',
  verb: 'GET',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Lists payments to agencies that came back and were not issued again, oldest first.',
  description:
    'The account of an agency is corrected where the service runs; what came back because of it then goes out again. ' +
    'Everything else is issued again with reissuePayment.',
  body: z.object({}),
  reply: z.object({
    returnedPayments: z.array(
      z.object({
        requestReferenceId: z.uuid(),
        companyId: z.uuid(),
        transactionName: z.string(),
        agency: z.string().describe('Who was to be paid.'),
        amount: amount().describe('How much came back.'),
        returnCode: z.string(),
        reason: z.string().describe('What the code of the bank means.'),
      }),
    ),
  }),

  async run({ work }) {
    const waiting = await ownReturnedPayments(work)

    return {
      returnedPayments: waiting.map((payment) => ({
        requestReferenceId: payment.requestReferenceId,
        companyId: payment.companyId,
        transactionName: payment.transactionName,
        agency: payment.agency,
        amount: cents(BigInt(payment.cents)),
        returnCode: payment.returnCode,
        reason: returnOf(payment.returnCode).means,
      })),
    }
  },
})
