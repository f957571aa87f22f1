import { encode, type Layout, layout, printable } from '../../kernel/layout.ts'
import type { FieldKind, FileLayout, LayoutField, RecordLayout } from '../../law/language/file-layout.ts'
import { asciiOf, notAscii } from './ascii.ts'
import { type FieldSaid, fieldText, fieldValue, isNumeric, type Read } from './field.ts'
import { unfit } from './place.ts'

/** How a word of a layout is said of the facts at hand. Nothing said is blanks or zeros, as the kind has it. */
export type Terms<Facts> = Readonly<Record<string, (facts: Facts) => FieldSaid | undefined>>

/** Texts that were longer than their place, by `RW last name`. */
export type Cuts = Map<string, number>

/** Writes one record of a file, line end included. */
export function recordEncoder<Facts>(
  file: FileLayout,
  record: RecordLayout,
  terms: Terms<Facts>,
  cuts: Cuts,
): (facts: Facts) => Buffer {
  const parts = record.fields.flatMap((field) => partOf(record, field, terms))
  const textOf = ({ field, term }: Part<Facts>, facts: Facts) => {
    const said = term(facts)
    const text = said === undefined || said === '' ? '' : written(record.id, field, said)
    if (text === '' && field[4] === 'required') throw unfit(record.id, field, 'must be there')
    return text === '' ? text : fitted(record.id, field, text, cuts)
  }
  return file.delimiter === undefined ? fixed(file, record, parts, textOf) : delimited(file, parts, textOf)
}

/** What a name or a street has no letter for is never blanked in silence: the agency would know someone else. */
function written(record: string, field: LayoutField, said: FieldSaid): string {
  const given = fieldText(record, field, said)
  if (field[3] !== 'text' && field[3] !== 'as is') return given
  const text = asciiOf(given)
  const sign = notAscii(text)
  if (sign !== undefined)
    throw unfit(
      record,
      field,
      `has “${sign}”, and the file takes ASCII alone; write it in letters from A to Z`,
    )
  return text
}

/** One record read back, by the names of its fields. */
export function decodeRecord(file: FileLayout, record: RecordLayout, line: string): Record<string, Read> {
  const values: Record<string, Read> = {}
  const texts = rawFields(file, record, line)
  for (let at = 0; at < record.fields.length; at++) {
    const [name, , , kind] = record.fields[at]!
    if (name !== '') values[name] = fieldValue(kind, texts[at]!.trim())
  }
  return values
}

/** The characters of every field as they stand there. No value of ours holds a quote or the delimiter. */
export function rawFields(
  { delimiter }: FileLayout,
  { fields }: RecordLayout,
  line: string,
): readonly string[] {
  if (delimiter !== undefined) return line.split(delimiter)
  const texts = new Array<string>(fields.length)
  for (let at = 0; at < fields.length; at++) texts[at] = line.slice(fields[at]![1] - 1, fields[at]![2])
  return texts
}

/** Which record a line is: by the constant that it begins with. */
export function recordOf({ records }: FileLayout, line: string): RecordLayout | undefined {
  const [only] = records
  if (records.length === 1 && only && typeof isConstant(only.fields[0]!) !== 'string') return only
  return records.find(({ fields }) => line.startsWith(isConstant(fields[0]!) ?? line))
}

/** The constant that a field always holds. */
export const isConstant = ([, , , kind]: LayoutField): string | undefined =>
  typeof kind === 'object' && 'is' in kind ? kind.is : undefined

const isBlankable = (kind: FieldKind): boolean => kind === 'digits or blank' || kind === 'money or blank'

/** A name or an address is cut to its place, and that is counted; what identifies somebody cannot be filed in part. */
function fitted(record: string, field: LayoutField, text: string, cuts: Cuts): string {
  const [name, first, last, kind, , most = last - first + 1] = field
  if (text.length <= most) return text
  if ((kind !== 'text' && kind !== 'as is') || !CUT.test(name)) {
    throw unfit(record, field, `has ${text.length} characters, of which ${most} fit`)
  }
  const place = `${record} ${name}`
  cuts.set(place, (cuts.get(place) ?? 0) + 1)
  return text.slice(0, most)
}

const CUT = /\b(name|first m|address|street|city|city\/town|county|country|title|location|suffix|initial)\b/i

/** A field that is written from facts, with where it begins. */
interface Part<Facts> {
  readonly field: LayoutField
  readonly constant: string | undefined
  readonly term: (facts: Facts) => FieldSaid | undefined
}

function partOf<Facts>(record: RecordLayout, field: LayoutField, terms: Terms<Facts>): Part<Facts>[] {
  const constant = isConstant(field)
  if (field[0] === '') return []
  const term = constant === undefined ? terms[field[0]] : () => constant
  if (term === undefined) throw new Error(`broken invariant: ${record.id}: nobody says “${field[0]}”`)
  return [{ field, constant, term }]
}

type TextOf<Facts> = (part: Part<Facts>, facts: Facts) => string

/** What is the same in all records is copied; only what the facts say is written over it. */
function fixed<Facts>(
  { lineEnd }: FileLayout,
  record: RecordLayout,
  parts: readonly Part<Facts>[],
  textOf: TextOf<Facts>,
): (facts: Facts) => Buffer {
  const empty = Buffer.from(encode(blankOf(record), {}) + lineEnd, 'latin1')
  const said = parts.filter(({ constant }) => constant === undefined)
  return (facts) => {
    const line = Buffer.from(empty)
    for (let at = 0; at < said.length; at++) {
      const text = textOf(said[at]!, facts)
      const [, first, last, kind] = said[at]!.field
      if (text === '') continue
      if (isNumeric(kind)) line.write(text, last - text.length, 'latin1')
      else if (isBlankable(kind)) line.write(text.padStart(last - first + 1, '0'), first - 1, 'latin1')
      else line.write(printable(text), first - 1, last - first + 1, 'latin1')
    }
    return line
  }
}

function delimited<Facts>(
  { delimiter, lineEnd }: FileLayout,
  parts: readonly Part<Facts>[],
  textOf: TextOf<Facts>,
): (facts: Facts) => Buffer {
  // No commas or quotes inside values: the readers of these files know no quoting.
  const plain = (text: string) => printable(text.replaceAll(/[",\t\r\n]/g, ' ').replaceAll(/ +/g, ' ')).trim()
  return (facts) =>
    Buffer.from(parts.map((part) => part.constant ?? plain(textOf(part, facts))).join(delimiter!) + lineEnd)
}

/** A record with nothing said: zeros, blanks and constants; proves that its fields fill it. */
const blankOf = (record: RecordLayout): Layout<''> =>
  layout(
    record.id,
    record.width,
    record.fields.map((field) => {
      const [, first, last, kind] = field
      const constant = isConstant(field)
      const is = constant === undefined ? (isNumeric(kind) ? 'numeric' : 'text') : { is: constant }
      return ['', first, last, is] as const
    }),
  ) as Layout<''>
