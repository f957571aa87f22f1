import { z } from 'zod'
import { accountName, type NamedAccount } from '../domain/money/account-name.ts'
import type { TransactionRow } from '../domain/money/transaction.ts'
import { amount } from './fields/fields.ts'

/** The interface's payroll transaction, key by key. */
export const transactionRecord = z.object({
  requestReferenceId: z.string(),
  companyId: z.uuid(),
  payPeriodId: z.uuid().nullable(),
  source: z.string(),
  sourceAccount: z.uuid(),
  destination: z.string(),
  destinationAccount: z.uuid(),
  transactionName: z.string(),
  transferAmount: amount(),
  status: z.string(),
})

export const transactionForm = (row: TransactionRow) => ({
  requestReferenceId: row.transferId,
  companyId: row.companyId,
  payPeriodId: row.payPeriodId,
  source: placeOf(row.source),
  sourceAccount: row.source.accountId,
  destination: placeOf(row.destination),
  destinationAccount: row.destination.accountId,
  transactionName: row.name,
  transferAmount: row.amount,
  status: row.status,
})

/** What lies outside the ledger, by the words of the interface; every other account is the ledger's own. */
const outside: Readonly<Record<string, string>> = {
  funding: 'Company Bank Account',
  employeeAccount: 'Employee Bank Account',
  employeeCheck: 'Employee Check',
  employeeRepaid: 'Employee Repayment',
  taxAuthority: 'Tax Agency',
  garnishmentPayee: 'Garnishment Agency',
  carrier: 'Benefit Carrier',
}

const placeOf = ({ kind }: NamedAccount): string => outside[kind] ?? 'Ledger'

/** The same with what explains it. */
export const explainedRecord = transactionRecord.extend({
  userId: z.string().nullable(),
  effectiveDate: z.string(),
  taxCode: z.string(),
  returnCode: z.string(),
  reason: z.string(),
  reverses: z.string().nullable(),
  sourceName: z.string(),
  destinationName: z.string(),
})

export const explainedForm = (row: TransactionRow) => ({
  ...transactionForm(row),
  userId: row.userId,
  effectiveDate: row.effectiveDate as string,
  taxCode: row.code,
  returnCode: row.returnCode ?? '',
  reason: row.reason,
  reverses: row.reversesId,
  sourceName: accountName(row.source),
  destinationName: accountName(row.destination),
})
