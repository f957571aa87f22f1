import { assert } from '../../kernel/problem.ts'
import type { Dated } from './dated.ts'

/** A file that an authority takes, laid down once: what writes, reads and checks it comes from this. */
export interface FileLayout {
  readonly records: readonly RecordLayout[]
  /** What may follow what: `RA (RE (RW RO? RS*)* RT RU? RV?)+ RF`. Every record is named once. */
  readonly order: string
  readonly lineEnd: '\r\n' | '\n'
  /** Between columns; absent where positions tell them apart. */
  readonly delimiter?: ',' | '\t'
  /** Things that the form knows and this file has no place for: whoever has one is told. */
  readonly unplaced?: readonly Unplaced[]
  /** What stays blank although the authority may ask for it, because nobody read how it is written. */
  readonly gaps?: readonly string[]
}

export interface RecordLayout {
  readonly id: string
  /** Characters of a fixed record; columns of a delimited one. */
  readonly width: number
  /** Without gap or overlap; what has no name is blank. */
  readonly fields: readonly LayoutField[]
  /** Amounts under a name that those records have too are their sums; `number of RW records` counts them. */
  readonly sums?: SumsOf
}

interface SumsOf {
  readonly of: readonly string[]
  /** Begins anew with this record; the whole file without it. */
  readonly since?: string
  /** Stands before what it adds up. */
  readonly ahead?: true
}

/** Positions as the authority counts them, both included. In a delimited record: the column, twice, and the most characters. */
export type LayoutField = readonly [
  name: string,
  first: number,
  last: number,
  kind: FieldKind,
  must?: 'required' | undefined,
  most?: number,
]

/**
 * text: left, blanks, upper case · as is: the same, case kept · digits: right, zeros · money: cents, right, zeros, no sign ·
 * amount: dollars with a point · dollars: whole dollars, as cents · flag: 1 or 0 · yesNo: Y or N · is: that constant ·
 * day: a day, blank without one · rate: a rate as this example of 2.7 % shows it.
 */
export type FieldKind =
  | 'text'
  | 'as is'
  | 'digits'
  | 'digits or blank'
  | 'money'
  | 'money or blank'
  | 'amount'
  | 'amount or blank'
  | 'dollars'
  | 'flag'
  | 'yesNo'
  | { readonly is: string }
  | { readonly day: DayPattern }
  | { readonly rate: '.02700' | '027000' }

/** Y year, M month, D day, Q quarter. */
export type DayPattern =
  | 'MMDDYYYY'
  | 'YYYYMMDD'
  | 'MMDDYY'
  | 'MMYYYY'
  | 'MMYY'
  | 'YYYYQQ'
  | 'QYY'
  | 'MM/DD/YYYY'
  | 'YYYY'
  | 'YY'
  | 'MM'
  | 'QQ'
  | 'Q'

interface Unplaced {
  /** A term of the form: `12TP`. */
  readonly what: string
  readonly because: string
}

/** The files of W-2s: 'US' for Social Security, a state for its own. */
export interface W2File extends Dated, FileLayout {
  readonly table: 'w2File'
  /** One RS a worker: a second place of the same state is not told. */
  readonly isLocalLeftOut?: boolean
  /** Figures of the year that the checks of the receiver go by. */
  readonly figures?: {
    readonly householdThreshold: Readonly<Record<string, number>>
    /** First two digits that no employer number has. */
    readonly noEinPrefix: readonly string[]
  }
}

/** The file that corrects W-2s which Social Security has: every box as reported and as right. */
export interface W2cFile extends Dated, FileLayout {
  readonly table: 'w2cFile'
  /** First two digits that no employer number has. */
  readonly noEinPrefix: readonly string[]
}

/** A state's quarterly file of wages. */
export interface WageFile extends Dated, FileLayout {
  readonly table: 'wageFile'
}

/** A report of new hires: 'US' for the federal record. */
export interface NewHireFile extends Dated, FileLayout {
  readonly table: 'newHireFile'
}

/** 1099-NEC for the IRS. */
export interface PayeeFile extends Dated, FileLayout {
  readonly table: 'payeeFile'
  readonly mostRecords: number
  /** The order of columns is that of a template which someone downloads: it must be loaded first. */
  readonly isTemplateLoaded: boolean
}

/** A record whose fields fill it exactly: gaps become blanks, an overlap is an error of the table. */
export function recordLayout(
  id: string,
  width: number,
  named: readonly LayoutField[],
  sums?: SumsOf,
): RecordLayout {
  const fields: LayoutField[] = []
  let next = 1
  for (const field of named) {
    const [name, first, last] = field
    assert(first >= next && last >= first && last <= width, `${id}: ${name} does not stand at ${first}`)
    if (first > next) fields.push(['', next, first - 1, 'text'])
    fields.push(field)
    next = last + 1
  }
  if (next <= width) fields.push(['', next, width, 'text'])
  return { id, width, fields, ...(sums && { sums }) }
}

/** Two places side by side, as was reported and as is right: blank where nothing is corrected. */
export const pairedFields = (
  width: number,
  rows: readonly (readonly [what: string, first: number])[],
): readonly LayoutField[] =>
  rows.flatMap(([what, first]): LayoutField[] => [
    [`${what} reported`, first, first + width - 1, 'money or blank'],
    [`${what} correct`, first + width, first + 2 * width - 1, 'money or blank'],
  ])

/** A delimited record: one column after the other. */
export const columnsOf = (
  id: string,
  columns: readonly (readonly [name: string, kind: FieldKind, most?: number, must?: 'required'])[],
): RecordLayout => ({
  id,
  width: columns.length,
  fields: columns.map(
    ([name, kind, most = Number.POSITIVE_INFINITY, must], at): LayoutField => [
      name,
      at + 1,
      at + 1,
      kind,
      must,
      most,
    ],
  ),
})

/** A record of another authority with fields of its own laid over it; what they cut is blank. */
export function overlaid(base: RecordLayout, own: readonly LayoutField[], sums = base.sums): RecordLayout {
  const isCut = ([, first, last]: LayoutField) => own.some(([, from, to]) => from <= last && to >= first)
  const kept = base.fields.filter((field) => field[0] !== '' && !isCut(field))
  const all = [...kept, ...own].sort(([, a], [, b]) => a - b)
  return recordLayout(base.id, base.width, all, sums)
}

/** What one state's file is made of; the rest is the head that all rows share. */
type FileRow = readonly [
  where: string,
  order: string,
  records: readonly RecordLayout[],
  own?: Pick<Partial<W2File>, 'confidence' | 'notes' | 'delimiter' | 'gaps' | 'isLocalLeftOut'>,
]

/** Files of many states in one table. */
export const filesOf = <const Head extends Omit<Dated, 'where'> & Pick<FileLayout, 'lineEnd'>>(
  head: Head,
  rows: readonly FileRow[],
): readonly (Head & FileLayout & { readonly where: string })[] =>
  rows.map(([where, order, records, own]) => ({ ...head, where, order, records, ...own }))
