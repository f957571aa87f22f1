import { type Day, epochDay } from '../../kernel/dates.ts'

/**
 * Columns of many rows as arrays, as Postgres itself sends and takes them. The driver passes a Buffer on as it is; from
 * a JavaScript array it makes text, which costs the quoting of every element here and the parsing of every element
 * there.
 */
export function uuids<Row>(rows: readonly Row[], of: (row: Row) => string | null): Buffer {
  const { buffer, view } = opened(UUID, rows.length, rows.length * (4 + 16))
  let at = HEAD
  for (const row of rows) {
    const value = of(row)
    if (value === null) {
      at = writeNull(view, at)
      continue
    }
    buffer[at + 3] = 16
    writeUuid(buffer, at + 4, value)
    at += 4 + 16
  }
  return buffer.subarray(0, at)
}

export const bigints = <Row>(rows: readonly Row[], of: (row: Row) => bigint | number | null): Buffer =>
  fixed({ type: INT8, size: 8, rows, of }, (view, at, value) => view.setBigInt64(at, BigInt(value)))

export const integers = <Row>(rows: readonly Row[], of: (row: Row) => number | null): Buffer =>
  fixed({ type: INT4, size: 4, rows, of }, (view, at, value) => view.setInt32(at, value))

/** Postgres counts days from the beginning of 2000. */
export const dates = <Row>(rows: readonly Row[], of: (row: Row) => Day): Buffer =>
  fixed({ type: DATE, size: 4, rows, of }, (view, at, value) =>
    view.setInt32(at, epochDay(value) - DAYS_TO_2000),
  )

interface Fixed<Row, Value> {
  readonly type: number
  readonly size: number
  readonly rows: readonly Row[]
  readonly of: (row: Row) => Value | null
}

/** Elements of one size; a null has a length of -1 and no bytes. */
function fixed<Row, Value>(
  { type, size, rows, of }: Fixed<Row, Value>,
  write: (view: DataView, at: number, value: Value) => void,
): Buffer {
  const { buffer, view } = opened(type, rows.length, rows.length * (4 + size))
  let at = HEAD
  for (const row of rows) {
    const value = of(row)
    if (value === null) {
      at = writeNull(view, at)
      continue
    }
    buffer[at + 3] = size
    write(view, at + 4, value)
    at += 4 + size
  }
  return buffer.subarray(0, at)
}

export function texts<Row>(rows: readonly Row[], of: (row: Row) => string | null): Buffer {
  const values = rows.map(of)
  let size = 0
  for (const value of values) size += 4 + (value === null ? 0 : Buffer.byteLength(value))
  const { buffer, view } = opened(TEXT, values.length, size)
  let at = HEAD
  for (const value of values) {
    if (value === null) {
      at = writeNull(view, at)
      continue
    }
    const length = buffer.write(value, at + 4)
    view.setInt32(at, length)
    at += 4 + length
  }
  return buffer
}

/** Postgres asks in the head whether there are any. */
function writeNull(view: DataView, at: number): number {
  view.setInt32(4, 1)
  view.setInt32(at, -1)
  return at + 4
}

/** An array inside a row, as text: unnest would flatten an array of arrays. */
export function literal(values: Iterable<string | null>): string {
  let [text, before] = ['', '{']
  for (const value of values) {
    text += before + (value === null ? 'NULL' : quoted(value))
    before = ','
  }
  return text === '' ? '{}' : `${text}}`
}

const quoted = (value: string): string =>
  SPECIAL.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`
const SPECIAL = /["\\]/

/**
 * What a row has several of, as one long list, and where each row's stretch of it begins and ends, counted from one; an
 * empty one ends before it begins.
 */
export function stretches<Row, Value>(
  rows: readonly Row[],
  of: (row: Row) => Iterable<Value>,
): { readonly all: readonly Value[]; readonly from: Buffer; readonly to: Buffer } {
  const [all, ends]: [Value[], number[]] = [[], []]
  for (const row of rows) {
    for (const value of of(row)) all.push(value)
    ends.push(all.length)
  }
  const from = integers([0, ...ends].slice(0, -1), (end) => end + 1)
  return { all, from, to: integers(ends, (end) => end) }
}

/** What stands beside it, row by row: the same stretches of another list. */
export function beside<Row>(
  rows: readonly Row[],
  of: (row: Row) => readonly (bigint | number | null)[],
): Buffer {
  const all: (bigint | number | null)[] = []
  for (const row of rows) for (const value of of(row)) all.push(value)
  return bigints(all, (value) => value)
}

// Object identifiers of the types, from PostgreSQL's pg_type.dat.
const UUID = 2950
const INT8 = 20
const INT4 = 23
const TEXT = 25
const DATE = 1082

const DAYS_TO_2000 = 10_957

/** Dimensions, whether there are nulls, the type; then the one dimension's length and lower bound. */
const HEAD = 20

/** Zeroed, so that of an element's length only the last byte is written where it is small. */
function opened(type: number, length: number, size: number): { buffer: Buffer; view: DataView } {
  const buffer = Buffer.alloc(HEAD + size)
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength)
  view.setInt32(0, 1)
  view.setInt32(8, type)
  view.setInt32(12, length)
  view.setInt32(16, 1)
  return { buffer, view }
}

/** Sixteen bytes from 8-4-4-4-12 hexadecimal digits. */
function writeUuid(buffer: Buffer, at: number, value: string): void {
  let [to, from] = [at, 0]
  while (to < at + 16) {
    if (value.charCodeAt(from) === DASH) from += 1
    buffer[to++] = (digits[value.charCodeAt(from)]! << 4) | digits[value.charCodeAt(from + 1)]!
    from += 2
  }
}

const DASH = '-'.charCodeAt(0)
const digits = Uint8Array.from({ length: 128 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16)
  return Number.isNaN(digit) ? 0 : digit
})
