import { z } from 'zod'
import { returnOf } from '../domain/money/ach/returns.ts'
import type { LineKind } from '../domain/pay/lines.ts'
import type { Totals } from '../domain/payroll/check-sums.ts'
import {
  type DetailLine,
  type DetailPerson,
  type PeriodTotals,
  type ReturnedPayment,
  totalsOf,
} from '../domain/payroll/details.ts'
import type { PeriodFacts } from '../domain/payroll/period.ts'
import { cents } from '../kernel/money.ts'
import { amount } from './fields/fields.ts'
import { periodForm, periodRecord } from './pay-period.ts'

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

/** getPayPeriodDetails, previewPayroll and the events of a period: one form. */
export function detailsForm(
  period: PeriodFacts,
  people: readonly DetailPerson[],
  {
    returned = [],
    totals,
  }: {
    readonly returned?: readonly ReturnedPayment[]
    /** Of everyone, where only some are shown. */
    readonly totals?: PeriodTotals | undefined
  } = {},
) {
  const payrollLineItems = people.map(lineItemForm)
  const returnedPayments = returned.map(returnedForm)
  return {
    ...periodForm(period),
    ...totalsForm(totals ?? totalsOf(people)),
    returnedPayments,
    payrollLineItems,
  }
}

/** What a period costs, of what it comes to by kind. */
export const costOf = ({ gross, reimbursements, employeeTaxes, employerTaxes }: Totals): PeriodTotals => ({
  total: gross + reimbursements + employerTaxes,
  employeeTaxSum: employeeTaxes,
  employerTaxSum: employerTaxes,
})

export const returnedForm = ({ transferId, name, amount, returnCode }: ReturnedPayment) => ({
  requestReferenceId: transferId,
  transactionName: name,
  transferAmount: cents(amount),
  returnCode,
  reason: returnOf(returnCode).means,
})

export const totalsForm = ({ total, employeeTaxSum, employerTaxSum }: PeriodTotals) => ({
  total: cents(total),
  employeeTaxSum: cents(employeeTaxSum),
  employerTaxSum: cents(employerTaxSum),
})

export function lineItemForm(person: DetailPerson) {
  const of = (...kinds: LineKind[]) => person.lines.filter(({ kind }) => kinds.includes(kind))
  const tax = (word: 'tax' | 'employerTax') => (line: DetailLine) => ({
    taxName: line.name,
    taxCode: line.code,
    taxable: cents(line.base),
    taxAmount: cents(line.amount),
    taxAmountYtd: cents(person.yearToDate[`${word}:${line.code}`] ?? line.amount),
  })
  const base = of('earning').filter(({ code }) => BASE.includes(code))
  return {
    userId: person.userId,
    userName: person.name,
    baseTotal: cents(base.reduce((sum, { amount }) => sum + amount, 0n)),
    grossTotal: cents(person.gross),
    netTotal: cents(person.net),
    payHours: person.hours / 100,
    payRate: cents(person.payRate),
    paymentMethod: person.paymentMethod,
    employeeTaxDetails: of('employeeTax').map(tax('tax')),
    employerTaxDetails: of('employerTax').map(tax('employerTax')),
    deductions: of('pretax', 'aftertax').map(({ name, amount }) => ({
      deductionDescription: name,
      amount: cents(amount),
    })),
    garnishments: of('garnishment').map(({ code, name, amount }) => ({
      garnishmentId: code,
      garnishmentAgency: name,
      amount: cents(amount),
    })),
    payDetails: of('earning', 'reimbursement').map(({ code, name, amount }) => ({
      type: code,
      description: name,
      amount: cents(amount),
    })),
  }
}

/** What counts as the pay of the period itself. */
const BASE = ['Regular', 'Salary', 'Differential']
