import type { FileLayout, LayoutField, RecordLayout } from '../../law/language/file-layout.ts'
import { isMoney, isNumeric, type Read } from './field.ts'
import { type Order, orderOf } from './order.ts'
import { placeOf } from './place.ts'
import { decodeRecord, isConstant, rawFields, recordOf } from './record.ts'
import { sumsOf } from './sums.ts'

/** What breaks a rule, and where: the line of the file, the record, its field with positions, the rule. */
export interface FileFinding {
  readonly line: number
  readonly record: string
  readonly field?: string
  /** `188-198`, or `column 3`. */
  readonly place?: string
  readonly rule: string
  readonly level: 'reject' | 'warn'
  readonly message: string
}

/** A rule of the receiver about the values of a record. */
export interface FileRule {
  readonly id: string
  readonly level: FileFinding['level']
  readonly record: string
  /** The first is where the finding points. */
  readonly fields: readonly string[]
  readonly message: string
  /** A record that may stand right after and explain it: the rule waits for that, or for any other record. */
  readonly awaits?: string
  /** Which values break it. `last` gives the newest record of another kind; of one that is awaited, only its own. */
  readonly isBroken: (values: Values, last: (record: string) => Values) => boolean
}

export type Values = Readonly<Record<string, Read>>

/** What every layout demands by itself. */
export type LayoutRule =
  | 'record'
  | 'width'
  | 'order'
  | 'end'
  | 'constant'
  | 'characters'
  | 'required'
  | 'count'
  | 'sum'

/** Checks a file line by line; nothing is kept but sums. */
export interface FileChecker {
  readonly line: (text: string) => readonly FileFinding[]
  readonly end: () => readonly FileFinding[]
}

/** `nameOf`: what the receiver calls a rule that follows from the layout. */
export function fileChecker(
  file: FileLayout,
  rules: readonly FileRule[] = [],
  nameOf: (rule: LayoutRule, record: string) => string = (rule) => rule,
): FileChecker {
  const order = orderOf(file.order)
  const sums = sumsOf(file)
  const last = new Map<string, Values>()
  let waiting: (next: string) => readonly FileFinding[] = () => []
  const seen = { line: 0, record: '' }
  const rulesOf = rulesByRecord(file, rules)
  const lastOf = (id: string): Values | undefined => last.get(id)

  const found = (record: string, { field, ...given }: Found): FileFinding => ({
    line: given.line ?? seen.line,
    record,
    ...(field && { field: field[0], place: placeOf(field) }),
    rule: nameOf(given.rule, record),
    level: 'reject',
    message: given.message,
  })

  return {
    line(text) {
      seen.line += 1
      const record = recordOf(file, text)
      if (record === undefined) {
        const message = `“${text.slice(0, 2)}” begins no record of this file`
        return [found(text.slice(0, 2), { rule: 'record', message })]
      }
      const findings = misplaced(order, seen.record, record.id).map((each) => found(record.id, each))
      seen.record = record.id
      const faults = faultsOf(file, record, text)
      if (faults.length > 0) return [...findings, ...faults.map((each) => found(record.id, each))]
      const values = decodeRecord(file, record, text)
      last.set(record.id, values)
      findings.push(
        ...waiting(record.id),
        ...sums.add({ record, values, line: seen.line }).map((each) => found(each.record, each)),
      )
      const { now, later } = rulesOf.get(record.id)!
      const about = { record, values, line: seen.line }
      waiting = (next) => ofRules(later, about, (id) => (id === next ? last.get(id) : undefined))
      findings.push(...ofRules(now, about, lastOf))
      return findings
    },
    end() {
      const findings = [...waiting(''), ...sums.end().map((each) => found(each.record, each))]
      const isWhole = seen.record === '' ? order.first.size === 0 : order.last.has(seen.record)
      if (!isWhole) {
        const message = seen.record === '' ? 'the file is empty' : `the file may not end with ${seen.record}`
        findings.push(found(seen.record, { rule: 'end', message }))
      }
      return findings
    },
  }
}

/** Those that are decided at once, and those that wait for the next record. */
const rulesByRecord = (file: FileLayout, rules: readonly FileRule[]) =>
  new Map(
    file.records.map(({ id }) => {
      const own = rules.filter(({ record }) => record === id)
      return [id, { now: own.filter(({ awaits }) => !awaits), later: own.filter(({ awaits }) => awaits) }]
    }),
  )

interface Found {
  readonly rule: LayoutRule
  readonly message: string
  readonly field?: LayoutField
  readonly line?: number
}

function misplaced({ first, follow }: Order, before: string, id: string): readonly Found[] {
  const allowed = before === '' ? first : follow.get(before)!
  if (allowed.has(id)) return []
  const expected = allowed.size === 0 ? 'nothing' : [...allowed].join(' or ')
  const where = before === '' ? 'the file begins with' : `after ${before} comes`
  return [{ rule: 'order', message: `${id} may not stand here: ${where} ${expected}` }]
}

function faultsOf(file: FileLayout, record: RecordLayout, text: string): readonly Found[] {
  const texts = rawFields(file, record, text)
  const [wide, unit] = file.delimiter === undefined ? [text.length, 'characters'] : [texts.length, 'columns']
  if (wide !== record.width) {
    return [{ rule: 'width', message: `${record.id} has ${wide} ${unit} instead of ${record.width}` }]
  }
  const faults: Found[] = []
  for (let at = 0; at < record.fields.length; at++) {
    const fault = faultOf(record.fields[at]!, texts[at]!)
    if (fault !== undefined) faults.push({ ...fault, field: record.fields[at]! })
  }
  return faults
}

function faultOf(field: LayoutField, raw: string): Found | undefined {
  const [name, , , , must, most] = field
  const constant = isConstant(field)
  if (constant !== undefined) {
    return raw === constant ? undefined : { rule: 'constant', message: `must be ${constant}` }
  }
  if (name === '') return raw.trim() === '' ? undefined : { rule: 'characters', message: 'must be blank' }
  if (must !== undefined && raw.trim() === '') return { rule: 'required', message: `${name} must be there` }
  if (most !== undefined && raw.length > most) {
    return { rule: 'characters', message: `${name} has more than ${most} characters` }
  }
  const shape = shapeOf(field)
  return shape.pattern.test(raw)
    ? undefined
    : { rule: 'characters', message: `${name} must be ${shape.words}` }
}

interface Shape {
  readonly pattern: RegExp
  readonly words: string
}

function shapeOf([, , , kind, , most]: LayoutField): Shape {
  if (most !== undefined && isNumeric(kind) && kind !== 'flag') return shapes['digits or blank']
  if (isNumeric(kind) && kind !== 'flag') return shapes.digits
  if (isMoney(kind) && kind !== 'money or blank') return shapes.amount
  if (typeof kind === 'object') return 'day' in kind ? shapes.day : shapes.rate
  return shapes[kind as 'text' | 'as is' | 'flag' | 'yesNo' | 'digits or blank' | 'money or blank']
}

const BLANKABLE: Shape = { pattern: /^(\d*| *)$/, words: 'digits or blank' }
const shapes = {
  text: { pattern: /^[\x20-\x60\x7b-\x7e]*$/, words: 'upper-case ASCII text' },
  'as is': { pattern: /^[\x20-\x7e]*$/, words: 'ASCII text' },
  digits: { pattern: /^\d+$/, words: 'digits' },
  'digits or blank': BLANKABLE,
  'money or blank': BLANKABLE,
  amount: { pattern: /^(\d+\.\d\d|)$/, words: 'an amount such as 2500.00' },
  flag: { pattern: /^[01]$/, words: '1 or 0' },
  yesNo: { pattern: /^[YN]$/, words: 'Y or N' },
  day: { pattern: /^([\d/]+| *)$/, words: 'a date or blank' },
  rate: { pattern: /^(\.?\d+| *)$/, words: 'a rate or blank' },
} as const satisfies Record<string, Shape>

function ofRules(
  rules: readonly FileRule[],
  { record, values, line }: { readonly record: RecordLayout; readonly values: Values; readonly line: number },
  last: (record: string) => Values | undefined,
): FileFinding[] {
  return rules
    .filter((rule) => rule.isBroken(values, (id) => last(id) ?? {}))
    .map(({ id, level, fields: [name], message }) => {
      const field = record.fields.find(([each]) => each === name)
      return {
        ...{ line, record: record.id, rule: id, level, message },
        ...(field && { field: field[0], place: placeOf(field) }),
      }
    })
}
