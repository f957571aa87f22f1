import { sheetCents } from '../../kernel/csv.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import {
  readSheet,
  type SheetColumns,
  type SheetRow,
  WORKER_COLUMNS,
  workerColumns,
} from '../sheets/sheet.ts'

const columns = {
  ...workerColumns,
  description: ['description', 'kind', 'type'],
  amount: ['amount'],
  isNet: ['isnet', 'net'],
  department: ['department'],
  job: ['job'],
} as const satisfies SheetColumns<string>

type Cells = Readonly<Record<keyof typeof columns, string>>

/** One row as it was read; a fault says what to write instead. */
export interface BonusRow extends Cells {
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

export function readBonusFile(text: string): BonusFile {
  const { rows, ...wrong } = readSheet(text, columns, ['amount'])
  return { ...wrong, rows: rows.map(bonusRow) }
}

function bonusRow({ row, cells }: SheetRow<keyof Cells>): BonusRow {
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
