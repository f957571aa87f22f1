/**
 * Columns of many rows as arrays, as Postgres itself sends and takes them. The driver passes a Buffer on as it is; from
 * a JavaScript array it makes text, which costs the quoting of every element here and the parsing of every element
 * there.
 */
export function uuids<Row>(rows: readonly Row[], of: (row: Row) => string): Buffer {
  const { buffer } = opened(UUID, rows.length, rows.length * (4 + 16))
  let at = HEAD
  for (const row of rows) {
    buffer[at + 3] = 16
    writeUuid(buffer, at + 4, of(row))
    at += 4 + 16
  }
  return buffer
}

export function bigints<Row>(rows: readonly Row[], of: (row: Row) => bigint): Buffer {
  const { buffer, view } = opened(INT8, rows.length, rows.length * (4 + 8))
  let at = HEAD
  for (const row of rows) {
    buffer[at + 3] = 8
    view.setBigInt64(at + 4, of(row))
    at += 4 + 8
  }
  return buffer
}

export function integers<Row>(rows: readonly Row[], of: (row: Row) => number): Buffer {
  const { buffer, view } = opened(INT4, rows.length, rows.length * (4 + 4))
  let at = HEAD
  for (const row of rows) {
    buffer[at + 3] = 4
    view.setInt32(at + 4, of(row))
    at += 4 + 4
  }
  return buffer
}

export function texts<Row>(rows: readonly Row[], of: (row: Row) => string): Buffer {
  const values = rows.map(of)
  let size = 0
  for (const value of values) size += 4 + Buffer.byteLength(value)
  const { buffer, view } = opened(TEXT, values.length, size)
  let at = HEAD
  for (const value of values) {
    const length = buffer.write(value, at + 4)
    view.setInt32(at, length)
    at += 4 + length
  }
  return buffer
}

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
export function beside<Row>(rows: readonly Row[], of: (row: Row) => readonly bigint[]): Buffer {
  const all: bigint[] = []
  for (const row of rows) for (const value of of(row)) all.push(value)
  return bigints(all, (value) => value)
}

// Object identifiers of the types, from PostgreSQL's pg_type.dat.
const UUID = 2950
const INT8 = 20
const INT4 = 23
const TEXT = 25

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
