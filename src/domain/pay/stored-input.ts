import type { PaycheckInput } from './paycheck-types.ts'

/**
 * What the engine was given, as JSON text: cents are written `123n`, so that they come back as cents. Pieces are
 * gathered and joined once: adding text to text, or asking a function about every value, takes twice as long.
 */
export function writeInput(value: unknown): string {
  const pieces: string[] = []
  write(pieces, value)
  return pieces.join('')
}

/** What many are given alike is written once; it must not change afterwards. */
export function writtenOnce<Value extends object>(value: Value): Value {
  written.set(value, writeInput(value))
  return value
}

const written = new WeakMap<object, string>()

function write(pieces: string[], value: unknown): void {
  if (typeof value === 'string') pieces.push(PLAIN.test(value) ? `"${value}"` : JSON.stringify(value))
  else if (typeof value === 'bigint') pieces.push('"', String(value), 'n"')
  else if (typeof value !== 'object' || value === null) pieces.push(String(value))
  else if (Array.isArray(value)) writeList(pieces, value)
  else {
    const text = written.get(value)
    if (text === undefined) writeFields(pieces, value as Readonly<Record<string, unknown>>)
    else pieces.push(text)
  }
}

function writeList(pieces: string[], values: readonly unknown[]): void {
  let before = '['
  for (const value of values) {
    pieces.push(before)
    write(pieces, value)
    before = ','
  }
  pieces.push(values.length === 0 ? '[]' : ']')
}

function writeFields(pieces: string[], fields: Readonly<Record<string, unknown>>): void {
  let before = '{'
  for (const key in fields) {
    const value = fields[key]
    if (value === undefined) continue
    pieces.push(before, labelOf(key))
    write(pieces, value)
    before = ','
  }
  pieces.push(before === '{' ? '{}' : '}')
}

/** Every paycheck has the same few keys. */
const labels = new Map<string, string>()
const MOST_LABELS = 10_000

function labelOf(key: string): string {
  const known = labels.get(key)
  if (known !== undefined) return known
  const label = `${JSON.stringify(key)}:`
  if (labels.size < MOST_LABELS) labels.set(key, label)
  return label
}

/** Printable ASCII without quote and backslash: what JSON writes as it is. */
const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/

export const readInput = (stored: string): PaycheckInput => revive(JSON.parse(stored)) as PaycheckInput

/** Any JSON that writeInput wrote, parsed. */
export function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, revive(item)]))
  }
  return typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value
}
