import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFile } from '../../src/domain/money/ach/read-file.ts'
import { entryReference } from '../../src/domain/money/ach-kinds.ts'
import type { TestService } from './service.ts'

/** The ledger, the journal and the files on disk of one company, to be laid beside each other. All money in cents. */
export async function booksOf(ok: TestService['ok'], companyId: string, outbox: string) {
  const range = { companyId, from: '2026-01-01', to: '2028-12-31' }
  const { ledger } = await ok('reports/getLedger', { companyId })
  const { entries } = await ok('reports/getPayrollJournalReport', range)
  const { achFiles } = await ok('reports/getAchFiles', range)
  const transfers = (ledger.transfers as LedgerTransfer[]).map((each) => ({
    ...each,
    cents: cents(each.transferAmount),
  }))
  const byReference = new Map(transfers.map((each) => [entryReference(each.requestReferenceId), each]))

  const files = (achFiles as { achFileId: string; kind: string; fileName: string }[]).map((file) => {
    const read = readFile(readFileSync(join(outbox, file.fileName), 'latin1'))
    const paid = read.batches
      .flatMap((batch) => batch.entries)
      .filter(({ individualId }) => individualId !== 'OFFSET')
    return {
      ...file,
      total: sum(paid.map(({ amount }) => amount)),
      paid: paid.map((entry) => ({ entry, transfer: byReference.get(entry.individualId) })),
    }
  })

  const balance = (...kinds: string[]): number =>
    (ledger.accounts as { kind: string; balance: number }[])
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((total, account) => total + cents(account.balance), 0)
  const lines = (entries as JournalEntry[]).flatMap((entry) =>
    entry.lines.map((line) => ({ ...line, entry })),
  )
  const booked = (path: string, of: (entry: JournalEntry) => boolean = () => true): number =>
    lines
      .filter(({ account, entry }) => (account === path || account.startsWith(`${path}:`)) && of(entry))
      .reduce((total, { debit, credit }) => total + cents(debit) - cents(credit), 0)

  return { transfers, files, balance, booked, entries: entries as JournalEntry[] }
}

export const cents = (amount: number): number => Math.round(amount * 100)
const sum = (amounts: readonly bigint[]): number =>
  Number(amounts.reduce((total, amount) => total + amount, 0n))

interface LedgerTransfer {
  readonly requestReferenceId: string
  readonly transactionName: string
  readonly transferAmount: number
  readonly status: string
  readonly reverses: string | null
  readonly source: string
  readonly destination: string
}

interface JournalEntry {
  readonly date: string
  readonly kind: string
  readonly achFileId: string | null
  readonly lines: readonly { account: string; debit: number; credit: number }[]
}
