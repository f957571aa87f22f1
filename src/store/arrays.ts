/**
 * Arrays as Postgres itself sends and takes them. The driver passes a Buffer on as it is; from a JavaScript array it
 * makes text, which costs the quoting of every element here and the parsing of every element there.
 */
export const uuids = (values: readonly string[]): Buffer =>
  fixed(UUID, values, (buffer, at, value) => writeUuid(buffer, at, value))

export const bigints = (values: readonly bigint[]): Buffer =>
  fixed(INT8, values, (buffer, at, value) => buffer.writeBigInt64BE(value, at))

export const integers = (values: readonly number[]): Buffer =>
  fixed(INT4, values, (buffer, at, value) => buffer.writeInt32BE(value, at))

export function texts(values: readonly string[]): Buffer {
  let size = 0
  for (const value of values) size += 4 + Buffer.byteLength(value)
  const buffer = opened(TEXT, values.length, size)
  let at = HEAD
  for (const value of values) {
    const length = buffer.write(value, at + 4)
    buffer.writeInt32BE(length, at)
    at += 4 + length
  }
  return buffer
}

/** Where each row's stretch of one long array begins and ends, counted from one; an empty one ends before it begins. */
export function stretches<Row>(rows: readonly Row[], lengthOf: (row: Row) => number) {
  let sum = 0
  const from: number[] = []
  const to = rows.map((row) => {
    from.push(sum + 1)
    sum += lengthOf(row)
    return sum
  })
  return { from: integers(from), to: integers(to) }
}

interface Element {
  readonly oid: number
  readonly size: number
}

// Object identifiers of the types, from PostgreSQL's pg_type.dat.
const UUID: Element = { oid: 2950, size: 16 }
const INT8: Element = { oid: 20, size: 8 }
const INT4: Element = { oid: 23, size: 4 }
const TEXT: Element = { oid: 25, size: 0 }

/** Dimensions, whether there are nulls, the type; then the one dimension's length and lower bound. */
const HEAD = 20

function fixed<Value>(
  { oid, size }: Element,
  values: readonly Value[],
  write: (buffer: Buffer, at: number, value: Value) => void,
): Buffer {
  const buffer = opened({ oid, size }, values.length, values.length * (4 + size))
  let at = HEAD
  for (const value of values) {
    buffer.writeInt32BE(size, at)
    write(buffer, at + 4, value)
    at += 4 + size
  }
  return buffer
}

function opened({ oid }: Element, length: number, size: number): Buffer {
  const buffer = Buffer.allocUnsafe(HEAD + size)
  buffer.writeInt32BE(1, 0)
  buffer.writeInt32BE(0, 4)
  buffer.writeInt32BE(oid, 8)
  buffer.writeInt32BE(length, 12)
  buffer.writeInt32BE(1, 16)
  return buffer
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
