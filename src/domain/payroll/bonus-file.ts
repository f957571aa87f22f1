import { readCsv, sheetCents } from '../../kernel/csv.ts'
import { type Cents, cents } from '../../kernel/money.ts'

/** What a column of a file of bonuses may be called: by its plain letters, in any case. */
const columns = {
  userId: ['userid'],
  externalId: ['externalid', 'userreferenceid', 'employeeid'],
  email: ['email'],
  name: ['name', 'username', 'employee'],
  description: ['description', 'kind', 'type'],
  amount: ['amount'],
  isNet: ['isnet', 'net'],
  department: ['department'],
  job: ['job'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Column = keyof typeof columns
type Cells = Readonly<Record<Column, string>>

/** One row as it was read; a fault says what to write instead. */
export interface BonusRow extends Cells {
  /** Of the sheet: the heads are row 1. */
  readonly row: number
  readonly cents: Cents | undefined
  readonly asNet: boolean
  readonly fault: string | undefined
}

export interface BonusFile {
  readonly rows: readonly BonusRow[]
  /** What is wrong with the file as a whole. */
  readonly fault?: string
}

export const WORKER_COLUMNS = ['userId', 'externalId', 'email', 'name'] as const satisfies readonly Column[]

export function readBonusFile(text: string): BonusFile {
  const [heads = [], ...rows] = readCsv(text)
  const places = new Map(heads.map((head, at) => [columnOf(head), at]))
  const stranger = heads.find((head) => columnOf(head) === undefined)
  if (!places.has('amount') || !WORKER_COLUMNS.some((column) => places.has(column))) {
    return broken(`the first line names the columns: amount, and one of ${WORKER_COLUMNS.join(', ')}`)
  }
  if (stranger !== undefined) {
    return broken(`"${stranger}" is no column of it: they are ${Object.keys(columns).join(', ')}`)
  }
  if (rows.length === 0) return broken('it has no rows below the first line')
  const cell = (row: readonly string[], column: Column) => row[places.get(column) ?? -1] ?? ''
  return { rows: rows.map((row, n) => bonusRow(n + 2, (column) => cell(row, column))) }
}

const broken = (fault: string): BonusFile => ({ rows: [], fault })

const columnOf = (head: string): Column | undefined => {
  const plain = head.toLowerCase().replace(/[^a-z]/g, '')
  return (Object.keys(columns) as Column[]).find((column) =>
    (columns[column] as readonly string[]).includes(plain),
  )
}

function bonusRow(row: number, cell: (column: Column) => string): BonusRow {
  const cells = Object.fromEntries(
    (Object.keys(columns) as Column[]).map((column) => [column, cell(column)]),
  ) as unknown as Cells
  const [amount, asNet] = [readAmount(cells.amount), ANSWERS[cells.isNet.toLowerCase()]]
  return {
    ...cells,
    description: cells.description || 'Bonus',
    row,
    cents: amount,
    asNet: asNet === true,
    fault: faultOf(cells, amount, asNet),
  }
}

function faultOf(cells: Cells, amount: Cents | undefined, asNet: boolean | undefined): string | undefined {
  if (WORKER_COLUMNS.every((column) => cells[column] === '')) return 'nobody is named'
  if (amount === undefined)
    return `amount "${cells.amount}" must be dollars and cents above zero, such as 500.00`
  return asNet === undefined ? `isNet "${cells.isNet}" must be yes or no` : undefined
}

const ANSWERS: Readonly<Record<string, boolean>> = {
  '': false,
  ...{ yes: true, y: true, true: true, x: true, '1': true },
  ...{ no: false, n: false, false: false, '0': false },
}

function readAmount(said: string): Cents | undefined {
  const whole = sheetCents(said) ?? 0n
  return whole > 0n && whole <= MOST ? cents(whole) : undefined
}

/** A hundred million dollars, as an import has it. */
const MOST = 10_000_000_000n
