import type { TransferName } from './postings.ts'

/** The files that we send: which transfers they carry, whom they move money from or to, and in which words. */
export interface FileKind {
  /** None: an entry that only asks whether the account is there moves nothing. */
  readonly carries: TransferName | null
  readonly direction: 'credit' | 'debit'
  readonly entryClass: 'PPD' | 'CCD'
  /** PAYROLL is reserved for wages since 2026-03-20, REVERSAL for reversals (Nacha Operating Rules). */
  readonly description: string
  readonly party: 'company' | 'worker' | 'payee'
}

// biome-ignore format: a table to be compared by column
export const fileKinds = {
  debit:       { carries: 'AchDebit',           direction: 'debit',  entryClass: 'CCD', description: 'FUNDING',    party: 'company' },
  credit:      { carries: 'AchCredit',          direction: 'credit', entryClass: 'PPD', description: 'PAYROLL',    party: 'worker' },
  tax:         { carries: 'TaxPayment',         direction: 'credit', entryClass: 'CCD', description: 'TAXPAYMENT', party: 'payee' },
  garnishment: { carries: 'GarnishmentPayment', direction: 'credit', entryClass: 'CCD', description: 'GARNISHMT',  party: 'payee' },
  reversal:    { carries: 'Reversal',           direction: 'debit',  entryClass: 'PPD', description: 'REVERSAL',   party: 'worker' },
  refund:      { carries: 'Refund',             direction: 'credit', entryClass: 'CCD', description: 'REFUND',     party: 'company' },
  prenote:     { carries: null,                 direction: 'credit', entryClass: 'PPD', description: 'PRENOTE',    party: 'worker' },
} as const satisfies Record<string, FileKind>

export type FileKindName = keyof typeof fileKinds

/** What moves over the network, and can come back over it. */
export const RETURNABLE: readonly TransferName[] = Object.values(fileKinds).flatMap(({ carries }) =>
  carries === null ? [] : [carries],
)

/** Which transfer an entry is: the end of its id, which is random. A bank gives it back with a return. */
export const entryReference = (transferId: string): string =>
  transferId.replaceAll('-', '').slice(-15).toUpperCase()
