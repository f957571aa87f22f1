import { sql } from 'kysely'
import type { OrderFields } from '../../domain/pay/order-numbers.ts'
import type { Id } from '../../kernel/ids.ts'
import { dollars } from '../../kernel/money.ts'
import { assert } from '../../kernel/problem.ts'
import { Secret } from '../../kernel/secret.ts'
import { openOrder } from '../database/order-numbers.ts'
import type { Tx } from '../database/transaction.ts'
import type { Vault } from '../database/vault.ts'
import type { Work } from '../database/work.ts'
import type { RecordOfTable, Shown } from './record-of-table.ts'
import { records } from './records.ts'

/** One field of one record, before and after, as the wire shows it; secrets masked. */
export interface FieldChange {
  readonly record: string
  readonly recordId: string
  /** From when the value counts, where it counts from a day on. */
  readonly effectiveDate?: string
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

export interface Changes {
  readonly changes: readonly FieldChange[]
  /** Records that were changed with too many others to tell each: how many. */
  readonly inBulk: Readonly<Record<string, number>>
}

export const NONE: Changes = { changes: [], inBulk: {} }

/** What the transaction has changed so far, as its triggers noted it (migration 0038) in this session. One statement. */
export async function notedHere(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ noted: string | null }>`
    select current_setting('purser.changes', true) as noted`.execute(tx.db)
  return rows[0]!.noted
}

/**
 * What was noted, line by line. On one machine what was noted here and where the company's rows are is the same, and is told
 * once; on several, the client's own is noted here and the company's there.
 */
export const readNoted = (noted: readonly (string | null)[]): readonly Noted[] =>
  [...new Set(noted)].flatMap((text) => (text ? text.split('\n') : [])).map(readLine)

/** Whether the row names one of these records. */
export const isAbout = (line: Noted, ids: readonly string[]): boolean =>
  'count' in line
    ? false
    : Object.values((line.after ?? line.before)!).some((value) => ids.includes(value as string))

/** As it is told. */
export async function changesOf(work: Work, noted: readonly Noted[]): Promise<Changes> {
  const changes: FieldChange[] = []
  const inBulk: Record<string, number> = {}
  for (const [index, line] of merged(noted).entries()) {
    const { record } = recordOf(line.table)
    if ('count' in line || index >= MOST)
      inBulk[record] = (inBulk[record] ?? 0) + ('count' in line ? line.count : 1)
    else changes.push(...(await fieldsOf(work, line)))
  }
  return { changes, inBulk }
}

/** Records of one audit row. */
const MOST = 1000

type Row = Readonly<Record<string, unknown>>
type Pair = { readonly table: string; readonly before?: Row | null; readonly after?: Row | null }
/** A row as it was and as it is, or how many there were of a table. */
export type Noted = Pair | { readonly table: string; readonly count: number }

/** A part of a table has the table's name and a number. */
function readLine(text: string): Noted {
  const line = JSON.parse(text) as Noted
  return { ...line, table: line.table.replace(/_\d{6,}$/, '') }
}

function recordOf(table: string): RecordOfTable {
  const record = records[table]
  assert(record, `the changes of ${table} are noted but not named`)
  return record
}

/** A row that was changed twice was changed once, from the first to the last. */
function merged(noted: readonly Noted[]): readonly Noted[] {
  const pairs = new Map<string, Noted>()
  for (const [index, line] of noted.entries()) {
    if ('count' in line) {
      pairs.set(`count ${index}`, line)
      continue
    }
    const key = placeOf(line)
    const earlier = pairs.get(key) as Pair | undefined
    pairs.set(key, earlier ? { ...line, before: earlier.before ?? null } : line)
  }
  return [...pairs.values()]
}

const placeOf = ({ table, before, after }: Pair): string => {
  const { id, since } = recordOf(table)
  const row = (after ?? before)!
  const others = ['pay_period_id', 'source', 'kind', 'state', 'assignment_id', 'worker_exit_id', 'place']
  return JSON.stringify([table, row[id], since && row[since], ...others.map((column) => row[column])])
}

async function fieldsOf(work: Work, { table, before, after }: Pair): Promise<readonly FieldChange[]> {
  const { record, id, since, hidden = [] } = recordOf(table)
  const row = (after ?? before)!
  const vault = await work.vault((row.company_id as Id<'company'> | undefined) ?? null)
  const skipped = [...ALWAYS_HIDDEN, id, ...(since ? [since] : []), ...hidden]
  const named = {
    record,
    recordId: String(row[id]),
    ...(since ? { effectiveDate: dayOf(row[since]) } : {}),
  }
  const columns = Object.keys(row).filter((column) => !skipped.includes(column))
  return columns.flatMap((column) => {
    const [was, is] = [before, after].map((each) =>
      each ? shownOf(vault, { table, column, row: each }) : {},
    )
    const names = [...new Set([...Object.keys(was!), ...Object.keys(is!)])]
    return names
      .map((field) => ({ field, before: was![field] ?? null, after: is![field] ?? null }))
      .filter((change) => !isSame(change.before, change.after))
      .map((change) => ({
        ...named,
        field: change.field,
        before: told(change.before),
        after: told(change.after),
      }))
  })
}

const ALWAYS_HIDDEN = ['client_id', 'company_id', 'created_at']

/** A year counts from its first day. */
const dayOf = (since: unknown): string => (typeof since === 'number' ? `${since}-01-01` : String(since))

interface Cell {
  readonly table: string
  readonly column: string
  readonly row: Row
}

/** A column as one field, or as those that it is made of. */
function shownOf(vault: Vault, { table, column, row }: Cell): Row {
  const { id, fields = {}, sealed = [] } = recordOf(table)
  const value = row[column] ?? null
  const declared = fields[column] ?? wireName(column)
  const [name, shown] = typeof declared === 'string' ? [declared] : declared
  if (value === null) return { [name]: null }
  if (sealed.includes(column))
    return { [name]: vault.open(`${table}.${column}`, String(row[id]), bytesOf(value)) }
  return shown ? SHOWN[shown]({ name, value, row, vault, id: String(row[id]) }) : { [name]: value }
}

interface ShownCell {
  readonly name: string
  readonly value: unknown
  readonly row: Row
  readonly vault: Vault
  readonly id: string
}

const SHOWN: Readonly<Record<Shown, (cell: ShownCell) => Row>> = {
  money: ({ name, value }) => ({ [name]: dollars(BigInt(value as number)) }),
  hundredths: ({ name, value }) => ({ [name]: (value as number) / 100 }),
  tenThousandths: ({ name, value }) => ({ [name]: (value as number) / 10_000 }),
  millionths: ({ name, value }) => ({ [name]: (value as number) / 1_000_000 }),
  answers: ({ name, value }) => answers(name, value as Row),
  order: ({ name, value, row, vault, id }) => {
    const numbers = row.numbers === null ? null : bytesOf(row.numbers)
    return answers(name, openOrder(vault, { id, fields: value as OrderFields, numbers }))
  },
  given: ({ name, value }) =>
    Object.fromEntries(
      Object.entries(value as Row).map(([key, each]) => [`${name}.${key}`, given(each, key)]),
    ),
}

/** The answers to a form, by their labels; those by which an agency or a court knows a case, masked. */
const answers = (name: string, value: Row): Row =>
  Object.fromEntries(
    Object.entries(value).map(([label, answer]) => [
      `${name}.${label}`,
      IDENTIFIES.test(label) && typeof answer === 'string' ? new Secret(answer) : answer,
    ]),
  )

const IDENTIFIES = /(?<!^)\b(number|id|pin|ean|ern|access code|password)\b/i

/** What was given for a period is kept as the engine takes it: cents as `123n`, hours, miles and the like in hundredths. */
function given(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return /^-?\d+n$/.test(value) ? dollars(BigInt(value.slice(0, -1))) : value
  if (typeof value === 'number')
    return key === 'rate' ? value / 10_000 : HUNDREDTHS.test(key) ? value / 100 : value
  if (Array.isArray(value)) return value.map((each) => given(each))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, given(each, name)]))
}

const HUNDREDTHS = /hours$|multiplier|^miles$|^days$/i

/** As Postgres prints bytes. */
const bytesOf = (value: unknown): Buffer => Buffer.from(String(value).slice(2), 'hex')

const wireName = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The same secret is sealed to other bytes each time. */
const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Secret && other instanceof Secret
    ? one.equals(other)
    : JSON.stringify(one) === JSON.stringify(other)

/** As it is kept: masked, and short. */
function told(value: unknown): unknown {
  if (value instanceof Secret) return value.masked()
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `(${text.length} characters)` : value
}

const LONGEST = 2000
