import { type Cents, cents } from '../../kernel/money.ts'
import { returnOf } from '../money/ach/returns.ts'
import type { LineKind } from '../pay/lines.ts'
import { type PeriodFacts, periodForm } from './period.ts'

/** A paycheck as the details of a period show it. */
export interface DetailPerson {
  readonly userId: string
  readonly name: string
  readonly gross: bigint
  readonly net: bigint
  readonly reimbursements: bigint
  /** Hundredths of an hour. */
  readonly hours: number
  readonly payRate: bigint
  readonly paymentMethod: string
  readonly lines: readonly DetailLine[]
  /** Amounts of the year by code, with this paycheck: `tax:US.incomeTax`. */
  readonly yearToDate: Readonly<Record<string, bigint>>
}

export interface DetailLine {
  readonly kind: LineKind
  readonly code: string
  readonly name: string
  readonly base: bigint
  readonly amount: bigint
  /** `GA@2026-05-11#1`; empty for what is not a tax. */
  readonly law?: string
}

/** getPayPeriodDetails, previewPayroll and the events of a period: one form. */
export function detailsForm(
  period: PeriodFacts,
  people: readonly DetailPerson[],
  returned: readonly ReturnedPayment[] = [],
) {
  const payrollLineItems = people.map(personForm)
  const returnedPayments = returned.map(returnedForm)
  return { ...periodForm(period), ...totalsForm(totalsOf(people)), returnedPayments, payrollLineItems }
}

/** A payment of a period that came back, was not issued again and is still owed. */
export interface ReturnedPayment {
  readonly transferId: string
  readonly name: string
  readonly amount: bigint
  readonly returnCode: string
}

export const returnedForm = ({ transferId, name, amount, returnCode }: ReturnedPayment) => ({
  requestReferenceId: transferId,
  transactionName: name,
  transferAmount: cents(amount),
  returnCode,
  reason: returnOf(returnCode).means,
})

export interface PeriodTotals {
  /** What the payroll costs: gross, reimbursements and the employer's taxes. */
  readonly total: bigint
  readonly employeeTaxSum: bigint
  readonly employerTaxSum: bigint
}

export const totalsForm = ({ total, employeeTaxSum, employerTaxSum }: PeriodTotals) => ({
  total: cents(total),
  employeeTaxSum: cents(employeeTaxSum),
  employerTaxSum: cents(employerTaxSum),
})

function totalsOf(people: readonly DetailPerson[]): PeriodTotals {
  let [total, employeeTaxSum, employerTaxSum] = [0n, 0n, 0n]
  for (const person of people) {
    const employer = sumOf(person, 'employerTax')
    total += person.gross + person.reimbursements + employer
    employeeTaxSum += sumOf(person, 'employeeTax')
    employerTaxSum += employer
  }
  return { total, employeeTaxSum, employerTaxSum }
}

function personForm(person: DetailPerson) {
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

const sumOf = (person: DetailPerson, kind: LineKind): Cents =>
  cents(person.lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0n))
