import { z } from 'zod'
import { checkMachine, type PaperCheck } from '../domain/checks/check.ts'
import { amount } from './fields/fields.ts'

/** A check on paper, as it is answered. */
export const checkRecord = z.object({
  checkId: z
    .uuid()
    .describe('The id of the check; also the requestReferenceId of the payment that posts it.'),
  companyId: z.uuid(),
  companyFundingSourceEntityId: z.uuid().describe('The bank account of the company that it is drawn on.'),
  accountNumber: z
    .string()
    .describe('The number of that account: a star for each hidden digit and the last four.'),
  checkNumber: z.int().describe('Its number, once for each bank account.'),
  payPeriodId: z.uuid(),
  userId: z.uuid(),
  payee: z.string().describe('To whose order it is, as it is printed.'),
  amount: amount().describe('For how much it is: the net pay.'),
  checkDate: z
    .string()
    .describe('The date on the check: the pay date, or the day on which it was issued again.'),
  status: z
    .enum(checkMachine.states)
    .describe('`issued`, `cleared` when it was cashed, `voided`, or `stale` when nobody cashed it for long.'),
  statusDate: z.string().describe('Since when it has this status.'),
  voidReason: z.string().describe('Why it was voided; empty otherwise.'),
  timesPrinted: z
    .int()
    .describe('How often it was printed; every print after the first is marked as a copy.'),
  replaces: z.uuid().nullable().describe('The check that this one stands for; null for most.'),
  replacedBy: z.uuid().nullable().describe('The check that stands for this one; null where there is none.'),
})

export const checkForm = (check: PaperCheck) => ({
  checkId: check.checkId as string,
  companyId: check.companyId as string,
  companyFundingSourceEntityId: check.accountId as string,
  accountNumber: check.accountMask,
  checkNumber: Number(check.checkNumber),
  payPeriodId: check.payPeriodId as string,
  userId: check.userId as string,
  payee: check.payee,
  amount: check.amount,
  checkDate: check.checkDate as string,
  status: check.status,
  statusDate: check.statusOn as string,
  voidReason: check.reason,
  timesPrinted: check.printed,
  replaces: check.replacesId as string | null,
  replacedBy: check.replacedById as string | null,
})

/** What an operation on one check may refuse. */
export const checkRefusals = {
  notPaidYet:
    'The payroll of this check is not paid yet: take it back with cancelPayrollSubmission or voidPayroll',
} as const
