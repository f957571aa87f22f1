import { cents } from '../../kernel/money.ts'
import type { JournalEntry } from '../payroll/journal-entries.ts'
import { idColumn } from './id-column.ts'
import { type Columns, type Report, type ReportRow, totalsOf } from './report.ts'
import { rowsCsv } from './report-csv.ts'

/** A row a line of an entry of the books. */
export const journalColumns = {
  entry: { label: 'No.', kind: 'count', says: 'Which entry it belongs to.', isNotSummed: true },
  date: { label: 'Date', kind: 'day', says: 'The day of the entry.' },
  kind: { label: 'Kind', kind: 'text', says: 'What happened.' },
  description: { label: 'Entry', kind: 'text', says: 'What it is about.' },
  accountNumber: { label: 'Account', kind: 'text', says: 'The number of the account.' },
  account: { label: 'Name', kind: 'text', says: 'The account.' },
  type: { label: 'Type', kind: 'text', says: 'Asset, Liability or Expense.' },
  debit: { label: 'Debit', kind: 'money', says: 'What is added to it.', mayBeEmpty: true },
  credit: { label: 'Credit', kind: 'money', says: 'What is taken off it.', mayBeEmpty: true },
  memo: { label: 'Memo', kind: 'text', says: 'What the line is for.' },
  achFileId: idColumn('ACH file id', 'The payment file that moved the cash.'),
} as const satisfies Columns

type JournalLine = ReportRow<typeof journalColumns>

const journalLines = (entries: readonly JournalEntry[]): readonly JournalLine[] =>
  entries.flatMap((entry, at) =>
    entry.lines.map(({ account, memo, amount }) => ({
      entry: at + 1,
      date: entry.date,
      kind: entry.kind,
      description: entry.description,
      accountNumber: account.number,
      account: account.path,
      type: account.type,
      debit: amount > 0n ? cents(amount) : null,
      credit: amount < 0n ? cents(-amount) : null,
      memo,
      achFileId: entry.achFileId ?? '',
    })),
  )

/** Its two sums are the same: every entry is in balance. */
export function journalReport(
  entries: readonly JournalEntry[],
  about: string,
): Report<typeof journalColumns> {
  const rows = journalLines(entries)
  const totals = totalsOf(journalColumns, rows)
  return { title: 'Payroll journal', about, columns: journalColumns, rows, totals, ties: [], notes: [] }
}

/** The double entry, a line of an entry a row: what a bookkeeper imports. */
export const entriesCsv = (entries: readonly JournalEntry[]): string =>
  rowsCsv(journalColumns, journalLines(entries))
