import { decode, type Layout, layout, recordWriter } from '../../kernel/layout.ts'
import type { FileLayout, LayoutField, RecordLayout } from '../../law/language/file-layout.ts'
import { fieldText, fieldValue, isNumeric, type Read, type Said, unfit } from './field.ts'

/** How a word of a layout is said of the facts at hand. Nothing said is blanks or zeros, as the kind has it. */
export type Terms<Facts> = Readonly<Record<string, (facts: Facts) => Said | undefined>>

/** Texts that were longer than their place, by `RW last name`. */
export type Cuts = Map<string, number>

/** Writes one record of a file, line end included. */
export function recordEncoder<Facts>(
  file: FileLayout,
  record: RecordLayout,
  terms: Terms<Facts>,
  cuts: Cuts,
): (facts: Facts) => Buffer {
  const fields = record.fields.flatMap((field) => {
    if (field[0] === '' || typeof isConstant(field) === 'string') return []
    const term = terms[field[0]]
    if (term === undefined) throw new Error(`broken invariant: ${record.id}: nobody says “${field[0]}”`)
    return [[field, term] as const]
  })
  const textOf = (field: LayoutField, term: (facts: Facts) => Said | undefined, facts: Facts) => {
    const said = term(facts)
    const text = said === undefined || said === '' ? '' : fieldText(record.id, field, said)
    if (text === '' && field[4] === 'required') throw unfit(record.id, field, 'must be there')
    return fitted(record.id, field, text, cuts)
  }
  if (file.delimiter !== undefined) {
    return delimited(file, record, (field, facts: Facts) => textOf(field, terms[field[0]]!, facts))
  }

  const write = recordWriter(positioned(record))
  const end = file.lineEnd.length
  return (facts) => {
    const line = Buffer.alloc(record.width + end, file.lineEnd)
    const values: Record<string, string> = {}
    for (const [field, term] of fields) {
      const text = textOf(field, term, facts)
      if (text !== '') values[field[1]] = isBlankable(field) ? text.padStart(widthOf(field), '0') : text
    }
    write(line, 0, values)
    line.write(file.lineEnd, record.width, 'latin1')
    return line
  }
}

/** One record read back, by the names of its fields. */
export function decodeRecord(file: FileLayout, record: RecordLayout, line: string): Record<string, Read> {
  const texts = file.delimiter === undefined ? decode(positioned(record), line) : columns(file, line)
  return Object.fromEntries(
    record.fields.flatMap(([name, first, , kind]) =>
      name === '' ? [] : [[name, fieldValue(kind, texts[first] ?? '')]],
    ),
  )
}

/** Which record a line is: by the constant that it begins with. */
export function recordOf({ records }: FileLayout, line: string): RecordLayout | undefined {
  const [only] = records
  if (records.length === 1 && only && typeof isConstant(only.fields[0]!) !== 'string') return only
  return records.find(({ fields }) => line.startsWith(isConstant(fields[0]!) ?? line))
}

export const widthOf = ([, first, last]: LayoutField): number => last - first + 1

/** The constant that a field always holds. */
export const isConstant = ([, , , kind]: LayoutField): string | undefined =>
  typeof kind === 'object' && 'is' in kind ? kind.is : undefined

/** The columns of a line; no value of ours holds a quote or the delimiter. */
export const columns = ({ delimiter }: FileLayout, line: string): Readonly<Record<number, string>> =>
  Object.fromEntries(line.split(delimiter!).map((text, at) => [at + 1, text]))

const isBlankable = ([, , , kind]: LayoutField): boolean =>
  kind === 'digits or blank' || kind === 'money or blank'

/** Text is cut to its place, and that is counted; a number that is too long cannot be filed. */
function fitted(record: string, field: LayoutField, text: string, cuts: Cuts): string {
  const [name, first, last, kind, , most = last - first + 1] = field
  if (text.length <= most) return text
  if (kind !== 'text' && kind !== 'as is') {
    throw unfit(record, field, `has ${text.length} characters, of which ${most} fit`)
  }
  const place = `${record} ${name}`
  cuts.set(place, (cuts.get(place) ?? 0) + 1)
  return text.slice(0, most)
}

function delimited<Facts>(
  { delimiter, lineEnd }: FileLayout,
  { fields }: RecordLayout,
  textOf: (field: LayoutField, facts: Facts) => string,
): (facts: Facts) => Buffer {
  // No commas or quotes inside values: the readers of these files know no quoting.
  const plain = (text: string) =>
    text
      .replaceAll(/[",\t]/g, ' ')
      .replaceAll(/ +/g, ' ')
      .trim()
  return (facts) =>
    Buffer.from(
      fields.map((field) => isConstant(field) ?? plain(textOf(field, facts))).join(delimiter!) + lineEnd,
    )
}

/** The layout of the kernel, its columns named by where they begin: a name may stand twice in a record. */
function positioned(record: RecordLayout): Layout<string> {
  const known = layouts.get(record)
  if (known !== undefined) return known
  const made = layout(
    record.id,
    record.width,
    record.fields.map((field) => {
      const [name, first, last, kind] = field
      const constant = isConstant(field)
      const is = constant === undefined ? (isNumeric(kind) ? 'numeric' : 'text') : { is: constant }
      return [name === '' || constant !== undefined ? '' : String(first), first, last, is] as const
    }),
  )
  layouts.set(record, made)
  return made
}

const layouts = new WeakMap<RecordLayout, Layout<string>>()
