import { z } from 'zod'
import { amount } from '../fields.ts'
import { periodRecord } from './period.ts'

/** The record of a period with everyone's lines. */

const tax = z.object({
  taxName: z.string(),
  taxCode: z.string(),
  taxable: amount(),
  taxAmount: amount(),
  taxAmountYtd: amount(),
})

export const lineItem = z.object({
  userId: z.uuid(),
  userName: z.string(),
  baseTotal: amount(),
  grossTotal: amount(),
  netTotal: amount(),
  payHours: z.number(),
  payRate: amount(),
  paymentMethod: z.string(),
  employeeTaxDetails: z.array(tax),
  employerTaxDetails: z.array(tax),
  deductions: z.array(z.object({ deductionDescription: z.string(), amount: amount() })),
  garnishments: z.array(
    z.object({ garnishmentId: z.string(), garnishmentAgency: z.string(), amount: amount() }),
  ),
  payDetails: z.array(z.object({ type: z.string(), description: z.string(), amount: amount() })),
})

export const periodTotals = { total: amount(), employeeTaxSum: amount(), employerTaxSum: amount() }

/** Payments that came back, were not issued again and are still owed. */
export const returnedPayments = z.array(
  z.object({
    requestReferenceId: z.uuid(),
    transactionName: z.string(),
    transferAmount: amount(),
    returnCode: z.string(),
    reason: z.string(),
  }),
)

export const periodDetails = periodRecord.extend({
  ...periodTotals,
  returnedPayments,
  payrollLineItems: z.array(lineItem),
})
