import type { Day } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import type { FederalForm } from '../../law/language/agencies.ts'
import { OVERPAYMENT } from '../pay/line-code.ts'
import type { LineKind } from '../pay/lines.ts'
import { employeeReceivable } from './accounts.ts'
import { agencyOf } from './agencies.ts'
import { benefitsClearing, isForCarrier, planOwed } from './benefit-accounts.ts'
import { fundingName } from './funding.ts'
import { taxesOf } from './liabilities.ts'
import type { RunTotals } from './run-totals.ts'
import { type PostedStatus, transactionMachine } from './transaction.ts'

type AccountKind =
  | 'funding'
  | 'clearing'
  | 'wagesPayable'
  | 'employeeAccount'
  | 'employeeCheck'
  | 'employeeRepaid'
  | 'taxAgency'
  | 'taxAuthority'
  | 'garnishmentAgency'
  | 'garnishmentPayee'
  | 'benefits'
  | 'benefitsClearing'
  | 'carrier'
  | 'unclaimedWages'
  | 'unclaimedClearing'
  | 'employerReceivable'
  | 'employeeReceivable'
  | 'refunds'

/** An account by what it is; `ref` says whose. */
export interface AccountKey {
  readonly kind: AccountKind
  readonly ref: string
  readonly name: string
}

export type TransferName =
  | 'Accrual'
  | 'AchDebit'
  | 'AchCredit'
  | 'TaxPayment'
  | 'GarnishmentPayment'
  | 'Refund'
  | 'Check'
  | 'Receivable'
  | 'Return'
  | 'Reversal'
  | 'TaxCredit'
  | 'Remittance'
  | 'Repayment'
  | 'Wire'

/** A posting cannot be out of balance: one amount, from one account to another. */
export interface Posting {
  readonly name: TransferName
  readonly source: AccountKey
  readonly destination: AccountKey
  readonly amount: Cents
  readonly status: PostedStatus
  readonly code: string
  readonly effectiveDate: Day
  /** Why, where it is not the run itself. */
  readonly reason?: string
  readonly userId?: string
  /** The transfer that this one undoes: at most one does. */
  readonly reversesId?: string
}

/**
 * Accruals take what is owed out of clearing, the debit or wire brings it in, payments clear what is owed: when everything has
 * settled, clearing, wages payable and every agency that can be paid stand at zero. Benefits are not drawn: the company pays
 * carriers itself, so they have a clearing of their own, which stands at zero when everything was remitted.
 */
export const runPostings = (run: RunTotals, taxPayments: readonly Posting[]): readonly Posting[] =>
  [
    ...runAccruals(run),
    funding(fundingAccount(run.fundingAccountId), run),
    ...taxPayments,
    ...orderPayments(run),
  ].filter(({ amount }) => amount > 0n)

export function runAccruals(run: RunTotals): readonly Posting[] {
  const accrual = (destination: AccountKey, line: AccruedLine, source: AccountKey = clearing): Posting => ({
    name: 'Accrual',
    source,
    destination,
    amount: line.amount,
    status: transactionMachine.state.complete,
    code: line.code,
    effectiveDate: run.payDate,
    reason: saidOf(line),
  })
  const net: AccruedLine = { kind: 'net', code: '', name: 'Net pay by direct deposit', amount: run.deposits }
  const carriers = run.lines.filter(({ kind, code }) => isForCarrier(kind, code))
  return [
    accrual(wagesPayable, net),
    ...taxesOf(run).map((line) => accrual(taxAgency(line.code, run.federalForm), line)),
    ...ordersOf(run).map((line) => accrual(orderAgency(line.name), line)),
    ...carriers.map((line) => accrual(planOwed(line.name), line, benefitsClearing)),
    ...(run.recovered ?? []).map(({ userId, amount }) => ({
      ...accrual(employeeReceivable(userId), { ...RECOVERED, amount }),
      userId,
    })),
  ].filter(({ amount }) => amount > 0n)
}

/** Each worker who owes has an account: what a paycheck takes back clears it. */
const RECOVERED = { kind: 'aftertax', code: OVERPAYMENT, name: 'Overpayment' } as const

type AccruedLine = Omit<RunTotals['lines'][number], 'kind'> & { readonly kind: LineKind | 'net' }

/** What an accrual is, for people: the shares of a worker and of the employer have one code. */
const saidOf = ({ kind, name }: AccruedLine): string => `${name}${suffixes[kind] ?? ''}`

const suffixes: Partial<Record<AccruedLine['kind'], string>> = {
  employeeTax: ', withheld',
  employerTax: ', employer',
  pretax: ', withheld',
  aftertax: ', withheld',
  employerBenefit: ', employer',
  garnishment: ', withheld by order',
}

export const clearing: AccountKey = { kind: 'clearing', ref: '', name: 'Clearing' }
export const wagesPayable: AccountKey = { kind: 'wagesPayable', ref: '', name: 'Wages payable' }
export const fundingAccount = (id: string): AccountKey => ({
  kind: 'funding',
  ref: id,
  name: 'Company bank account',
})

const taxAgency = (code: string, form: FederalForm): AccountKey => {
  const { ref, name } = agencyOf(code, form)
  return { kind: 'taxAgency', ref, name }
}
const orderAgency = (agency: string): AccountKey => ({ kind: 'garnishmentAgency', ref: agency, name: agency })

const funding = (source: AccountKey, { fundingTotal, fundingMethod, debitDate }: RunTotals): Posting => ({
  name: fundingName(fundingMethod),
  source,
  destination: clearing,
  amount: fundingTotal,
  status: transactionMachine.initial,
  code: '',
  effectiveDate: debitDate,
})

const ordersOf = ({ lines }: RunTotals) => lines.filter(({ kind }) => kind === 'garnishment')

/** One payment an order, so that each can come back by itself. */
const orderPayments = (run: RunTotals): Posting[] =>
  ordersOf(run).map(({ code, name: agency, amount }) => ({
    name: 'GarnishmentPayment',
    source: orderAgency(agency),
    destination: { kind: 'garnishmentPayee', ref: agency, name: `${agency}, paid` },
    amount,
    status: transactionMachine.initial,
    code,
    effectiveDate: run.creditDate,
  }))
