import { csvText, plainCell } from '../../kernel/csv.ts'
import { type Cents, cents, dollars } from '../../kernel/money.ts'

/** What a column holds: words, a day, cents, hundredths of an hour, a number of people. */
export const cellKinds = ['text', 'day', 'money', 'hours', 'count'] as const
export type CellKind = (typeof cellKinds)[number]

interface Cells extends Record<CellKind, unknown> {
  readonly text: string
  readonly day: string
  readonly money: Cents
  readonly hours: number
  readonly count: number
}

export interface ReportColumn {
  /** As a person reads it, above the column. */
  readonly label: string
  readonly kind: CellKind
  /** What it is, for the reference. */
  readonly says: string
  /** An amount that means nothing when it is added up, such as a rate. */
  readonly isNotSummed?: true
  /** Of an id: a page for people leaves it out. */
  readonly isForPrograms?: true
  readonly example?: string
}

export type Columns = Readonly<Record<string, ReportColumn>>

export type ReportRow<Of extends Columns> = { readonly [Name in keyof Of]: Cells[Of[Name]['kind']] }

/** A sum of the report, and the same sum in the ledger. */
export interface Tie {
  readonly what: string
  readonly reported: Cents
  readonly booked: Cents
}

export interface Report<Of extends Columns> {
  readonly title: string
  /** The days or the payroll that it is about. */
  readonly about: string
  readonly columns: Of
  readonly rows: readonly ReportRow<Of>[]
  readonly totals: Record<string, number | bigint>
  readonly ties: readonly Tie[]
  /** What a reader must know that the figures do not tell. */
  readonly notes: readonly string[]
}

const SUMMED: ReadonlySet<CellKind> = new Set(['money', 'hours', 'count'])

export const isSummed = ({ kind, isNotSummed }: ReportColumn): boolean =>
  SUMMED.has(kind) && isNotSummed !== true

/** The sum of every column that has one. */
export function totalsOf<Of extends Columns>(
  columns: Of,
  rows: readonly ReportRow<Of>[],
): Record<string, number | bigint> {
  const totals: Record<string, number | bigint> = {}
  for (const [name, column] of Object.entries(columns)) {
    if (!isSummed(column)) continue
    totals[name] =
      column.kind === 'money'
        ? cents(rows.reduce((sum, row) => sum + (row[name] as bigint), 0n))
        : rows.reduce((sum, row) => sum + (row[name] as number), 0)
  }
  return totals
}

/** One cell for people. */
export function cellText(kind: CellKind, value: unknown): string {
  if (kind === 'money') return dollars(value as bigint)
  if (kind === 'hours') return ((value as number) / 100).toFixed(2)
  return String(value)
}

/** The rows and their sum, as a spreadsheet reads them. */
export function reportCsv<Of extends Columns>({ columns, rows, totals }: Report<Of>): string {
  const named = Object.entries(columns)
  const head = named.map(([name]) => name)
  const texts = rows.map((row) =>
    named.map(([name, { kind }]) => {
      const text = cellText(kind, row[name])
      return kind === 'text' ? plainCell(text) : text
    }),
  )
  const sum = named.map(([name, { kind }], at) => {
    if (totals[name] !== undefined) return cellText(kind, totals[name])
    return at === 0 ? 'Total' : ''
  })
  return csvText(head, [...texts, sum])
}
