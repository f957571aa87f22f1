import { assert } from './problem.ts'

/**
 * A record layout is a table of columns, first and last position as the rule book counts them. Encoding, decoding and
 * the proof of the width come from it; no position is written twice.
 */
export type Column = readonly [name: string, first: number, last: number, kind: Kind]

/** text: left, spaces · numeric: right, zeros · any other: that constant. */
type Kind = 'text' | 'numeric' | { readonly is: string }

export interface Layout<Name extends string> {
  readonly record: string
  readonly width: number
  readonly columns: readonly (readonly [Name | '', number, number, Kind])[]
}

/** Proves that the columns fill a record exactly, without gap or overlap. */
export function layout<const Columns extends readonly Column[]>(
  record: string,
  width: number,
  columns: Columns,
): Layout<Exclude<Columns[number][0], ''>> {
  let next = 1
  for (const [name, first, last] of columns) {
    assert(
      first === next && last >= first,
      `${record}: ${name || 'filler'} begins at ${first}, not at ${next}`,
    )
    next = last + 1
  }
  assert(next === width + 1, `${record} is ${next - 1} wide, not ${width}`)
  return { record, width, columns } as never
}

type Value = string | number | bigint
type Values<Name extends string> = Readonly<Partial<Record<Name, Value>>>

/** One record as text. */
export function encode<Name extends string>(of: Layout<Name>, values: Values<Name>): string {
  const line = Buffer.allocUnsafe(of.width)
  recordWriter(of)(line, 0, values)
  return line.toString('latin1')
}

/**
 * A layout made ready to write records into a file: what is the same in all of them is copied, and only the named
 * columns are filled in, byte by byte. A hundred thousand entries pass here for one file.
 */
export function recordWriter<Name extends string>({
  record,
  width,
  columns,
}: Layout<Name>): (file: Buffer, at: number, values: Values<Name>) => void {
  const blank = Buffer.alloc(width, ' ')
  for (const [, first, last, kind] of columns) {
    if (kind === 'numeric') blank.fill('0', first - 1, last)
    if (typeof kind === 'object') blank.write(kind.is, first - 1, 'latin1')
  }
  const named = columns.filter(([name]) => name !== '') as readonly (readonly [Name, number, number, Kind])[]
  return (file, at, values) => {
    file.set(blank, at)
    for (let n = 0; n < named.length; n++) {
      const [name, first, last, kind] = named[n]!
      const value = values[name]
      if (value === undefined) continue
      const place = { at: at + first - 1, width: last - first + 1 }
      if (kind !== 'numeric') putText(file, place, String(value))
      else if (!putDigits(file, place, value)) {
        throw new Error(`broken invariant: ${record}: ${name} does not fit: ${String(value).length} digits`)
      }
    }
  }
}

interface Place {
  readonly at: number
  readonly width: number
}

function putText(file: Buffer, { at, width }: Place, given: string): void {
  const text = printable(given)
  const length = text.length < width ? text.length : width
  for (let n = 0; n < length; n++) file[at + n] = text.charCodeAt(n)
}

/** False when it is no number of at most so many digits. */
function putDigits(file: Buffer, { at, width }: Place, value: Value): boolean {
  if (typeof value === 'string') {
    if (value.length > width || !DIGITS.test(value)) return false
    for (let n = 0; n < value.length; n++) file[at + width - value.length + n] = value.charCodeAt(n)
    return true
  }
  if (value < 0 || value > Number.MAX_SAFE_INTEGER) return false
  let left = Number(value)
  for (let n = width - 1; n >= 0; n--) {
    const tenth = Math.floor(left / 10)
    file[at + n] = ZERO + left - tenth * 10
    left = tenth
  }
  return left === 0
}

const ZERO = '0'.charCodeAt(0)
const DIGITS = /^\d*$/

export function decode<Name extends string>({ columns }: Layout<Name>, line: string): Record<Name, string> {
  return Object.fromEntries(
    columns
      .filter(([name]) => name !== '')
      .map(([name, first, last]) => [name, line.slice(first - 1, last).trim()]),
  ) as Record<Name, string>
}

const ASCII = /^[\x20-\x7e]*$/

/** The network carries upper-case ASCII; an accent is dropped, anything else becomes a space. */
export const printable = (text: string): string =>
  ASCII.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .replace(/[^\x20-\x7e]/g, ' ')
