import type { TransferName } from './postings.ts'
import type { TransactionStatus } from './transaction.ts'

/** The families that tell of transfers; each transfer belongs to one of them, or to none. */
export const moneyNews = ['transaction', 'taxPayment'] as const

const families: Readonly<Record<TransferName, (typeof moneyNews)[number] | undefined>> = {
  Accrual: undefined, // bookkeeping, in no list of transactions
  AchDebit: 'transaction',
  AchCredit: 'transaction',
  Check: 'transaction',
  GarnishmentPayment: 'transaction',
  Receivable: 'transaction',
  Refund: 'transaction',
  Repayment: 'transaction',
  Return: 'transaction',
  Remittance: 'transaction',
  Reversal: 'transaction',
  TaxCredit: 'taxPayment',
  TaxPayment: 'taxPayment',
  Wire: 'transaction',
}

/** One of these for each worker and account of a payroll. */
const OF_WORKERS: readonly TransferName[] = ['AchCredit', 'Check']
const AS_PLANNED: readonly TransactionStatus[] = ['pending', 'complete']

/**
 * Which family tells that a transfer is in this status. A payroll of ten thousand people creates and settles ten thousand
 * credits: while that goes as planned, the period's own events (inProcess, processed) tell it once. A credit that comes
 * back, is cancelled or is issued again is told by itself, and so is everything that is not paid to a worker.
 */
export function newsOf({ name, status, reversesId }: Moved): (typeof moneyNews)[number] | undefined {
  const isToldByPeriod = OF_WORKERS.includes(name) && reversesId === null && AS_PLANNED.includes(status)
  return isToldByPeriod ? undefined : families[name]
}

export interface Moved {
  readonly name: TransferName
  readonly status: TransactionStatus
  /** What it undoes, or the returned payment in whose place it stands. */
  readonly reversesId: string | null
}
