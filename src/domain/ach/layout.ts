import { assert } from '../../kernel/problem.ts'

/**
 * A record layout is a table of columns, first and last position as the rule book counts them. Encoding, decoding and
 * the proof of the width come from it; no position is written twice.
 */
export type Column = readonly [name: string, first: number, last: number, kind: Kind]

/** text: left, spaces · numeric: right, zeros · any other: that constant. */
type Kind = 'text' | 'numeric' | { readonly is: string }

export interface Layout<Name extends string> {
  readonly record: string
  readonly columns: readonly (readonly [Name | '', number, number, Kind])[]
}

export const WIDTH = 94

/** Proves that the columns fill a record exactly, without gap or overlap. */
export function layout<const Columns extends readonly Column[]>(
  record: string,
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
  assert(next === WIDTH + 1, `${record} is ${next - 1} wide, not ${WIDTH}`)
  return { record, columns } as never
}

/** A hundred thousand entries pass here for one file: messages are only put together when something is wrong. */
export function encode<Name extends string>(
  { record, columns }: Layout<Name>,
  values: Readonly<Partial<Record<Name, string | number | bigint>>>,
): string {
  let line = ''
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at]!
    const [name, kind, width] = [column[0], column[3], column[2] - column[1] + 1]
    const given: string | number | bigint =
      typeof kind === 'object' ? kind.is : name === '' ? '' : (values[name] ?? '')
    const value = typeof given === 'string' ? given : String(given)
    if (kind !== 'numeric') {
      const shown = printable(value)
      line += shown.length > width ? shown.slice(0, width) : shown.padEnd(width)
      continue
    }
    if (value.length > width || (typeof given === 'string' ? !DIGITS.test(value) : given < 0)) {
      throw new Error(`broken invariant: ${record}: ${name} does not fit: ${value.length} digits`)
    }
    line += value.length === width ? value : value.padStart(width, '0')
  }
  return line
}

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
const printable = (text: string): string =>
  ASCII.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .replace(/[^\x20-\x7e]/g, ' ')
