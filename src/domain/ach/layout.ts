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

export function encode<Name extends string>(
  { record, columns }: Layout<Name>,
  values: Readonly<Partial<Record<Name, string | number | bigint>>>,
): string {
  let line = ''
  for (const [name, first, last, kind] of columns) {
    const width = last - first + 1
    if (typeof kind === 'object') line += kind.is.padEnd(width)
    else {
      const value = String((name && values[name as Name]) ?? '')
      if (kind === 'numeric') {
        assert(
          value.length <= width && /^\d*$/.test(value),
          `${record}: ${name} does not fit: ${value.length} digits`,
        )
        line += value.padStart(width, '0')
      } else line += printable(value).slice(0, width).padEnd(width)
    }
  }
  return line
}

export function decode<Name extends string>({ columns }: Layout<Name>, line: string): Record<Name, string> {
  return Object.fromEntries(
    columns
      .filter(([name]) => name !== '')
      .map(([name, first, last]) => [name, line.slice(first - 1, last).trim()]),
  ) as Record<Name, string>
}

/** The network carries upper-case ASCII; an accent is dropped, anything else becomes a space. */
const printable = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .replace(/[^\x20-\x7e]/g, ' ')
