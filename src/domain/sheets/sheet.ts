import { readCsv } from '../../kernel/csv.ts'
import { type Day, tryDay } from '../../kernel/dates.ts'

/** The columns of a kind of sheet, each with what its head may be: by its plain letters, in any case. */
export type SheetColumns<Name extends string> = Readonly<Record<Name, readonly string[]>>

export interface SheetRow<Name extends string> {
  /** Of the sheet: the heads are row 1. */
  readonly row: number
  readonly cells: Readonly<Record<Name, string>>
}

interface Sheet<Name extends string> {
  readonly rows: readonly SheetRow<Name>[]
  /** What is wrong with it as a whole. */
  readonly fault?: string
}

/** How a row may name a worker, the surest way first. */
export const workerColumns = {
  userId: ['userid'],
  externalId: ['externalid', 'userreferenceid', 'employeeid'],
  email: ['email'],
  name: ['name', 'username', 'employee'],
} as const satisfies SheetColumns<string>

export type NamedWorker = Readonly<Record<keyof typeof workerColumns, string>>
export const WORKER_COLUMNS = Object.keys(workerColumns) as readonly (keyof NamedWorker)[]

/** The most rows of one sheet. */
const ROWS = 10_000

/** A sheet about workers: these columns, of which some must be there. */
export function readSheet<Column extends string>(
  text: string,
  columns: SheetColumns<Column> & SheetColumns<keyof NamedWorker>,
  needed: readonly NoInfer<Column>[],
): Sheet<Column> {
  const names = Object.keys(columns) as Column[]
  const columnOf = (head: string): string | undefined => {
    const plain = head.toLowerCase().replace(/[^a-z]/g, '')
    return names.find((column) => columns[column].includes(plain))
  }
  const [heads = [], ...rows] = readCsv(text)
  const places = new Map(heads.map((head, at) => [columnOf(head), at]))
  const stranger = heads.find((head) => columnOf(head) === undefined)
  if (!needed.every((column) => places.has(column)) || !WORKER_COLUMNS.some((column) => places.has(column))) {
    return broken(
      `the first line names the columns: ${needed.join(', ')}, and one of ${WORKER_COLUMNS.join(', ')}`,
    )
  }
  if (stranger !== undefined) return broken(`"${stranger}" is no column of it: they are ${names.join(', ')}`)
  if (rows.length === 0) return broken('it has no rows below the first line')
  if (rows.length > ROWS) return broken(`it has ${rows.length} rows, and ${ROWS} are the most`)
  const cellsOf = (row: readonly string[]) =>
    Object.fromEntries(names.map((column) => [column, row[places.get(column) ?? -1] ?? '']))
  return { rows: rows.map((row, n) => ({ row: n + 2, cells: cellsOf(row) as Record<Column, string> })) }
}

const broken = (fault: string) => ({ rows: [], fault })

/** `2026-01-16`, or as a spreadsheet shows it: `1/16/2026`. */
export function sheetDay(said: string): Day | undefined {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(said)
  const [, month = '', day = '', year] = american ?? []
  return tryDay(american ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : said)
}
