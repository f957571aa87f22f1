import { z } from 'zod'
import { returnOf } from '../domain/money/ach/returns.ts'
import { transactionMachine } from '../domain/money/transaction.ts'
import type { ReturnedPay } from '../domain/payroll/details.ts'
import { paymentMethods } from '../domain/values.ts'
import { cents } from '../kernel/money.ts'
import { amount } from './fields/fields.ts'

/** What of a worker's pay came back from the bank, and whether it was paid again. */
export const returnedPay = z.array(
  z.object({
    requestReferenceId: z.uuid(),
    transferAmount: amount(),
    accountNumber: z.string(),
    returnCode: z.string(),
    reason: z.string(),
    paidAgain: z
      .object({
        paymentMethod: z.enum(paymentMethods),
        accountNumber: z.string().nullable(),
        effectiveDate: z.string(),
        status: z.string(),
      })
      .nullable(),
  }),
)

export const returnedPayForm = (returned: readonly ReturnedPay[]): z.output<typeof returnedPay> =>
  returned.map(({ transferId, amount, accountMask, returnCode, paidAgain }) => ({
    requestReferenceId: transferId,
    transferAmount: cents(amount),
    accountNumber: accountMask,
    returnCode,
    reason: returnOf(returnCode).means,
    paidAgain: paidAgain && {
      paymentMethod: paidAgain.isByCheck ? 'Check' : 'Direct Deposit',
      accountNumber: paidAgain.accountMask,
      effectiveDate: paidAgain.on,
      status: paidAgain.isPaid ? transactionMachine.state.complete : transactionMachine.state.pending,
    },
  }))
