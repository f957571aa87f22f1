import { csvText, plainCell } from '../../kernel/csv.ts'
import { type Columns, cellText, groupsOf, type Report, type ReportRow } from './report.ts'

/** The rows and their sum, as a spreadsheet reads them. */
export function reportCsv<Of extends Columns>(report: Report<Of>): string {
  const { columns, totals } = report
  const sum = Object.entries(columns).map(([name, { kind }], at) => {
    if (totals[name] !== undefined) return cellText(kind, totals[name])
    return at === 0 ? 'Total' : ''
  })
  return csvText(Object.keys(columns), [...cellTexts(columns, [...groupsOf(report).values()].flat()), sum])
}

/** The rows alone, for a program that reads them. */
export const rowsCsv = <Of extends Columns>(columns: Of, rows: readonly ReportRow<Of>[]): string =>
  csvText(Object.keys(columns), cellTexts(columns, rows))

const cellTexts = <Of extends Columns>(columns: Of, rows: readonly ReportRow<Of>[]): string[][] =>
  rows.map((row) =>
    Object.entries(columns).map(([name, { kind }]) => {
      const text = cellText(kind, row[name])
      return kind === 'text' ? plainCell(text) : text
    }),
  )
