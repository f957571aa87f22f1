import { groupedBy } from '../../kernel/grouped.ts'
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
  /** A column that a report has only when it is asked for. */
  readonly isOptional?: true
  /** Null where there is nothing to say, which is no zero. */
  readonly mayBeEmpty?: true
  readonly example?: string
}

export type Columns = Readonly<Record<string, ReportColumn>>

export type ReportRow<Of extends Columns> = {
  readonly [Name in keyof Of]:
    | Cells[Of[Name]['kind']]
    | (Of[Name] extends { readonly mayBeEmpty: true } ? null : never)
}

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
  /** The column by which the rows stand together, each group with its sum. */
  readonly groupedBy?: string
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
        ? cents(rows.reduce((sum, row) => sum + ((row[name] as bigint | null) ?? 0n), 0n))
        : rows.reduce((sum, row) => sum + ((row[name] as number | null) ?? 0), 0)
  }
  return totals
}

/** One cell for people. */
export function cellText(kind: CellKind, value: unknown): string {
  if (value === null) return ''
  if (kind === 'money') return dollars(value as bigint)
  if (kind === 'hours') return ((value as number) / 100).toFixed(2)
  return String(value)
}

/** The rows by group, in order of the names; of a report without groups, all under no name. */
export function groupsOf<Of extends Columns>({
  rows,
  groupedBy: column,
}: Pick<Report<Of>, 'rows' | 'groupedBy'>): ReadonlyMap<string, readonly ReportRow<Of>[]> {
  const found = groupedBy(rows, (row) => (column === undefined ? '' : String(row[column])))
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}
