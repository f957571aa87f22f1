import { readCsv, sheetCents } from '../../kernel/csv.ts'
import type { Day } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { type NamedWorker, sheetDay } from '../sheets/sheet.ts'
import { type ColumnMeaning, guessed, IGNORED, meaningOf, WHO } from './columns.ts'

/** What a column meant in an earlier register. */
export interface KeptColumn {
  readonly column: string
  readonly means: string
  /** By its head; else it was said. */
  readonly isGuessed: boolean
}

interface MappedColumn extends KeptColumn {
  readonly means: ColumnMeaning
  /** As an earlier register had it. */
  readonly isKept: boolean
}

/** One paycheck as the other provider tells it. */
export interface ProviderRow {
  /** Of the sheet: the heads are row 1. */
  readonly row: number
  readonly who: NamedWorker
  readonly payDate: Day | undefined
  readonly begin: Day | undefined
  readonly end: Day | undefined
  /** Hundredths of an hour and cents, by meaning; columns that mean the same are added. */
  readonly amounts: ReadonlyMap<ColumnMeaning, Cents>
  readonly fault: string | undefined
}

export interface ProviderRegister {
  readonly columns: readonly MappedColumn[]
  readonly rows: readonly ProviderRow[]
  /** What is wrong with the whole of it. */
  readonly fault?: string
}

interface Told {
  readonly mapping: readonly { readonly column: string; readonly means: string }[]
  readonly kept: readonly KeptColumn[]
  /** Of rows that tell none. */
  readonly payDate: Day | undefined
}

/** The most columns that are read: more is no register. */
const COLUMNS = 500

export function readRegister(text: string, told: Told): ProviderRegister {
  const { mapping, payDate } = told
  const [heads = [], ...rows] = readCsv(text)
  if (heads.length > COLUMNS) return broken(`it has ${heads.length} columns, and ${COLUMNS} are the most`)
  const stranger = mapping.find(({ column }) => !heads.includes(column))
  if (stranger) return broken(`it has no column "${stranger.column}"`)
  const wrong = mapping.find(({ means }) => meaningOf(means) === undefined)
  if (wrong) return broken(`"${wrong.means}" is nothing that a column can mean`)

  const columns = heads.map(mappedBy(told))
  const has = (means: ColumnMeaning) => columns.some((each) => each.means === means)
  if (!WHO.some(has)) return broken(`no column says who is paid: one of ${WHO.join(', ')} must`)
  if (!has('payDate') && payDate === undefined)
    return broken('no column is the pay date, and payDate is not given')
  if (!columns.some(({ means }) => means === 'gross' || means.startsWith('earning:'))) {
    return broken('no column says what was earned: gross, or one for each kind of pay')
  }
  if (rows.length === 0) return { ...broken('it has no rows below the first line'), columns }
  return { columns, rows: rows.map((cells, at) => rowOf(at + 2, { cells, columns, payDate })) }
}

/** What is said counts before what was kept, and that before a guess. What a kept word meant may be known no more. */
function mappedBy({ mapping, kept }: Told): (column: string) => MappedColumn {
  const said = new Map(mapping.map(({ column, means }) => [column, means]))
  const before = new Map(kept.map((each) => [each.column, each]))
  return (column) => {
    const own = meaningOf(said.get(column) ?? '')
    if (own) return { column, means: own, isGuessed: false, isKept: false }
    const { means = '', isGuessed = true } = before.get(column) ?? {}
    const earlier = meaningOf(means)
    return earlier
      ? { column, means: earlier, isGuessed, isKept: true }
      : { column, means: guessed(column), isGuessed: true, isKept: false }
  }
}

/** What the next register is read by: what has a head that can be said. */
export const columnsToKeep = ({ columns }: ProviderRegister): readonly KeptColumn[] => [
  ...new Map(
    columns.flatMap((each) =>
      each.column !== '' && each.column.length <= HEAD ? [[each.column, each] as const] : [],
    ),
  ).values(),
]
const HEAD = 200

const broken = (fault: string): ProviderRegister => ({ columns: [], rows: [], fault })

interface Read {
  readonly cells: readonly string[]
  readonly columns: readonly MappedColumn[]
  readonly payDate: Day | undefined
}

function rowOf(row: number, { cells, columns, payDate }: Read): ProviderRow {
  const faults: string[] = []
  const text = (means: ColumnMeaning) => cells[columns.findIndex((each) => each.means === means)] ?? ''
  const day = (means: ColumnMeaning): Day | undefined => {
    const said = text(means)
    const found = sheetDay(said)
    if (said !== '' && !found)
      faults.push(`${means} "${said}" must be a date, such as 2026-01-16 or 1/16/2026`)
    return found
  }
  const amounts = new Map<ColumnMeaning, Cents>()
  for (const [at, { column, means }] of columns.entries()) {
    if (means === IGNORED || TEXTS.has(means)) continue
    const said = (cells[at] ?? '').replaceAll(' ', '')
    // An empty cell is nothing.
    const amount = said === '' ? 0n : sheetCents(said)
    if (amount === undefined) faults.push(`${column} "${cells[at]}" must be a number, such as 1,234.50`)
    else amounts.set(means, cents((amounts.get(means) ?? 0n) + amount))
  }
  const name = text('name') || [text('firstName'), text('lastName')].filter(Boolean).join(' ')
  const who = {
    userId: text('userId'),
    externalId: text('externalId'),
    email: text('email'),
    name: straight(name),
  }
  if (Object.values(who).every((each) => each === '')) faults.push('nobody is named')
  const paid = day('payDate') ?? payDate
  if (!paid) faults.push('it has no pay date')
  const [begin, end] = [day('periodBegin'), day('periodEnd')]
  return { row, who, payDate: paid, begin, end, amounts, fault: faults[0] }
}

const TEXTS: ReadonlySet<string> = new Set([...WHO, 'payDate', 'periodBegin', 'periodEnd'])

/** `Marsh, Ada` is Ada Marsh. */
const straight = (name: string): string => name.replace(/^([^,]+),\s*(.+)$/, '$2 $1')
