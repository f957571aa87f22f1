import { csvText, plainCell } from '../../kernel/csv.ts'
import type { Day } from '../../kernel/dates.ts'
import { dollars } from '../../kernel/money.ts'
import { checkMachine, type PaperCheck } from './check.ts'

/**
 * What a bank compares checks with before it pays them: a row for each that was written in these days, and for each that was
 * voided in them, whenever it was written. A stale one was issued; the bank is not told that nobody came.
 */
export function positivePayCsv(
  accountNumber: string,
  checks: readonly PaperCheck[],
  { from, to }: { readonly from: Day; readonly to: Day },
): { readonly text: string; readonly rows: number } {
  const within = (day: Day) => day >= from && day <= to
  const row = (check: PaperCheck, on: Day, kind: 'I' | 'V') => [
    accountNumber,
    String(check.checkNumber),
    on,
    dollars(check.amount),
    plainCell(check.payee),
    kind,
  ]
  const rows = checks.flatMap((check) => [
    ...(within(check.checkDate) ? [row(check, check.checkDate, 'I')] : []),
    ...(check.status === checkMachine.state.voided && within(check.statusOn)
      ? [row(check, check.statusOn, 'V')]
      : []),
  ])
  return { text: csvText(HEAD, rows), rows: rows.length }
}

const HEAD = ['Account', 'Check Number', 'Date', 'Amount', 'Payee', 'Issue/Void']
