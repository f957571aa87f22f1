import type { Certificate, Field, NumberField } from './declare.ts'
import { numberReader, refuse, type WordReader, wordReader } from './field.ts'
import type { Elections, FederalCertificate, FilingStatus } from './types.ts'

/** A certificate as the worksheet reads it: words for the choices, whole numbers for the rest. */
export interface Elected {
  readonly words: Readonly<Record<string, string>>
  /** What the state's own form says, in the order of the fields; a line reads what the W-4 says from the W-4. */
  readonly numbers: readonly number[]
  /** The words in one number, to find the worksheet that was compiled for them. */
  readonly choice: number
  /** Extra withholding per period, in cents. */
  readonly extra: number
  readonly exempt: boolean
}

/**
 * An unknown name, an unknown status, a number that is none: each is refused by name, never taken for zero.
 * A state's form is read once and remembered as long as the caller keeps it, once for each kind of W-4 beside it.
 */
export function elect({ reader, where }: Reading, given: Elections, w4: FederalCertificate): Elected {
  const filed = given === NO_ELECTIONS ? reader.unfiled : filedOf(reader, where, given)
  const kind = reader.asksW4 ? kindOf(w4) : 0
  return filed.byKind[kind] ?? read(reader, where, filed, w4, kind)
}

export const NO_ELECTIONS: Elections = {}

/** The number of a W-4 among those that differ in a word or in the exemption. */
function kindOf({ status, form, exempt }: FederalCertificate): number {
  for (let at = 0; at < STATUSES.length; at++) {
    if (STATUSES[at] === status) return at * 4 + (form === '2019' ? 2 : 0) + (exempt ? 1 : 0)
  }
  return refuse('W-4', 'status', `${status} is not a value of status`)
}

const STATUSES: readonly FilingStatus[] = [
  'Single',
  'Married',
  'Head of Household',
  'Married Filing Separately',
]

/** What every certificate has besides its own fields. */
export const ALWAYS: Readonly<Record<'extra' | 'exempt', NumberField>> = {
  extra: { kind: 'dollars', label: 'Additional Withholding' },
  exempt: { kind: 'flag', label: 'Exempt From Withholding' },
}

interface Reading {
  readonly where: string
  readonly reader: Reader
}

/** A certificate prepared for reading: done once for each form, because each worker has one. */
export interface Reader {
  /** Numbers are elected in this order. */
  readonly fields: readonly ReadyField[]
  /** Names, and labels in lower case → names. */
  readonly names: ReadonlyMap<string, string>
  readonly asksW4: boolean
  /** The W-4 itself: its extra withholding and its exemption are the tax's. */
  readonly isW4: boolean
  /** Every set of words that was chosen so far, numbered. */
  readonly choices: Map<string, number>
  readonly unfiled: Filed
  readonly filed: WeakMap<Elections, Filed>
}

/** A state's form by the names of its fields, and how it was read beside each kind of W-4. */
interface Filed {
  readonly values: Elections
  readonly isFiled: boolean
  readonly byKind: (Elected | undefined)[]
}

interface ReadyField {
  readonly name: string
  /** The certificate's own, as against what every certificate has. */
  readonly isOwn: boolean
  readonly word: WordReader | undefined
  /** None for what the W-4 says: the lines read it there. */
  readonly number: ((value: unknown) => number | undefined) | undefined
}

const readers = new WeakMap<Certificate, Reader>()

export function readerOf(certificate: Certificate): Reader {
  const known = readers.get(certificate)
  if (known !== undefined) return known
  const fields: [string, Field][] = Object.entries({ ...ALWAYS, ...certificate.fields })
  const named = fields.filter(([, { fromW4 }]) => fromW4 === undefined)
  const reader: Reader = {
    fields: fields.map(([name, field]) => ({
      name,
      isOwn: Object.hasOwn(certificate.fields, name),
      word: field.kind === 'choice' ? wordReader(field) : undefined,
      number: field.kind === 'choice' || field.fromW4 !== undefined ? undefined : numberReader(field),
    })),
    names: new Map([
      ...named.map(([name, { label }]) => [label.toLowerCase(), name] as const),
      ...named.map(([name]) => [name, name] as const),
    ]),
    asksW4: named.length < fields.length,
    isW4: certificate.fields.extra?.fromW4 === 'extra',
    choices: new Map(),
    unfiled: { values: NO_ELECTIONS, isFiled: false, byKind: everyKind() },
    filed: new WeakMap(),
  }
  readers.set(certificate, reader)
  return reader
}

/** No holes: an array with holes is searched, not indexed. */
const everyKind = (): Filed['byKind'] => new Array(STATUSES.length * 4).fill(undefined)

function filedOf(reader: Reader, where: string, given: Elections): Filed {
  const known = reader.filed.get(given)
  if (known !== undefined) return known
  const values = byName(reader, where, given)
  const isFiled = reader.fields.some(({ name, isOwn }) => isOwn && name in values)
  const fresh = { values, isFiled, byKind: everyKind() }
  reader.filed.set(given, fresh)
  return fresh
}

function read(reader: Reader, where: string, filed: Filed, w4: FederalCertificate, kind: number): Elected {
  const { values, isFiled } = filed
  const words: Record<string, string> = {}
  const numbers: number[] = []
  let chosen = ''
  const wrong = (name: string) => refuse(where, name, `${values[name]} is not a value of ${name}`)
  for (const { name, word, number } of reader.fields) {
    numbers.push(number === undefined ? 0 : (number(values[name]) ?? wrong(name)))
    if (word === undefined) continue
    const choice = word(values[name], w4, isFiled) ?? wrong(name)
    words[name] = choice
    chosen += `${choice} `
  }
  // `extra` and `exempt` come first on every certificate.
  const elected = {
    words,
    numbers,
    choice: numbered(reader.choices, chosen),
    extra: numbers[0]!,
    exempt: reader.isW4 ? w4.exempt : numbers[1] === 1,
  }
  filed.byKind[kind] = elected
  return elected
}

function numbered(choices: Map<string, number>, chosen: string): number {
  const known = choices.get(chosen)
  if (known !== undefined) return known
  choices.set(chosen, choices.size)
  return choices.size - 1
}

function byName({ names }: Reader, where: string, given: Elections): Elections {
  const values: Record<string, Elections[string]> = {}
  for (const key in given) {
    const name = names.get(key) ?? names.get(key.toLowerCase())
    if (name !== undefined) values[name] = given[key]!
    // A place reads its state's certificate, which the state has checked as a whole.
    else if (!where.includes('-')) refuse(where, key, `${key} is not on the certificate of this state`)
  }
  return values
}
