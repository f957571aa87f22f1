import { Problem } from '../kernel/problem.ts'
import type { Certificate, ChoiceField, Field, NumberField } from './declare.ts'
import { exact, fraction } from './exact.ts'
import type { Elections, FederalCertificate } from './types.ts'

/** A certificate as the worksheet reads it: words for the choices, whole numbers for the rest. */
export interface Elected {
  readonly words: Readonly<Record<string, string>>
  /** In the order of the fields. */
  readonly numbers: readonly number[]
  /** The words in one, to find the worksheet that was compiled for them. */
  readonly key: string
  /** Extra withholding per period, in cents. */
  readonly extra: number
  readonly exempt: boolean
}

/**
 * An unknown name, an unknown status, a number that is none: each is refused by name, never taken for zero.
 * A worker's certificate is read once and remembered as long as the caller keeps it.
 */
export function elect(law: CertificateLaw, given: Elections, w4: FederalCertificate): Elected {
  const reader = readerOf(law.certificate)
  const known = reader.remembered.get(reader.asksW4 ? w4 : given)
  if (known !== undefined && known.given === given) return known.elected
  const elected = read(reader, law.where, given, w4)
  reader.remembered.set(reader.asksW4 ? w4 : given, { given, elected })
  return elected
}

/** Where a number of this certificate stands among those elected. */
export const positionOf = (certificate: Certificate, name: string): number =>
  readerOf(certificate).fields.findIndex(([each]) => each === name)

export const NO_ELECTIONS: Elections = {}

/** How a field stands in the frame: dollars as cents, percents to four places, counts and flags whole. */
export const UNITS = {
  dollars: { times: 100, denominator: 100 },
  percent: { times: 10_000, denominator: 1_000_000 },
  count: { times: 1, denominator: 1 },
  flag: { times: 1, denominator: 1 },
} as const

/** What every certificate has besides its own fields. */
export const ALWAYS: Readonly<Record<'extra' | 'exempt', NumberField>> = {
  extra: { kind: 'dollars', label: 'Additional Withholding' },
  exempt: { kind: 'flag', label: 'Exempt From Withholding' },
}

interface CertificateLaw {
  readonly where: string
  readonly certificate: Certificate
}

/** A certificate prepared for reading: done once for each form, because each worker has one. */
interface Reader {
  readonly fields: readonly (readonly [name: string, field: Field])[]
  /** Names, and labels in lower case → names. */
  readonly names: ReadonlyMap<string, string>
  readonly own: ReadonlySet<string>
  readonly asksW4: boolean
  readonly remembered: WeakMap<object, { given: Elections; elected: Elected }>
}

const readers = new WeakMap<Certificate, Reader>()

function readerOf(certificate: Certificate): Reader {
  const known = readers.get(certificate)
  if (known !== undefined) return known
  const fields: [string, Field][] = Object.entries({ ...ALWAYS, ...certificate.fields })
  const named = fields.filter(([, { fromW4 }]) => fromW4 === undefined)
  const reader: Reader = {
    fields,
    names: new Map([
      ...named.map(([name, { label }]) => [label.toLowerCase(), name] as const),
      ...named.map(([name]) => [name, name] as const),
    ]),
    own: new Set(Object.keys(certificate.fields)),
    asksW4: named.length < fields.length,
    remembered: new WeakMap(),
  }
  readers.set(certificate, reader)
  return reader
}

function read(reader: Reader, where: string, given: Elections, w4: FederalCertificate): Elected {
  const values: Record<string, unknown> = {}
  let filed = false
  for (const key in given) {
    const name = reader.names.get(key) ?? reader.names.get(key.toLowerCase())
    if (name === undefined) {
      // A place reads its state's certificate, which the state has checked as a whole.
      if (!where.includes('-')) refuse(where, `${key} is not on the certificate of this state`)
      continue
    }
    values[name] = given[key]
    if (reader.own.has(name)) filed = true
  }

  const words: Record<string, string> = {}
  const numbers: number[] = []
  let key = ''
  for (const [name, field] of reader.fields) {
    if (field.kind === 'choice') {
      const word = choice(field, values[name], { name, where, w4, filed })
      words[name] = word
      key += `${word} `
      numbers.push(0)
    } else numbers.push(number(field, values[name], { name, where, w4, filed }))
  }
  // `extra` and `exempt` come first on every certificate.
  return { words, numbers, key, extra: numbers[0]!, exempt: numbers[1] === 1 }
}

interface Asked {
  readonly name: string
  readonly where: string
  readonly w4: FederalCertificate
  readonly filed: boolean
}

function choice(field: ChoiceField, value: unknown, asked: Asked): string {
  if (field.fromW4 === 'form') return asked.w4.form
  if (field.fromW4 !== undefined) return field.fromW4[asked.w4.status]
  if (absent(value)) return asked.filed ? field.default : (field.unfiled ?? field.default)
  const text = String(value)
  if (Object.hasOwn(field.options, text)) return text
  const found = Object.entries(field.options).find(
    ([option, words]) => same(option, text) || same(words, text),
  )
  return found?.[0] ?? refuse(asked.where, `${text} is not a value of ${asked.name}`)
}

function number(field: NumberField, value: unknown, asked: Asked): number {
  const given = field.fromW4 === undefined ? value : asked.w4[field.fromW4]
  if (typeof given === 'bigint') return exact(Number(given))
  const { times } = UNITS[field.kind]
  if (absent(given)) return exact((field.default ?? 0) * times)
  const scaled = field.kind === 'flag' ? FLAGS[String(given).toLowerCase()] : quantity(given, times)
  if (scaled === undefined || field.oneOf?.includes(scaled / times) === false) {
    return refuse(asked.where, `${String(given)} is not a value of ${asked.name}`)
  }
  return scaled
}

const FLAGS: Readonly<Record<string, number>> = { true: 1, yes: 1, '1': 1, false: 0, no: 0, '0': 0 }

/** '2.5%', 12.5, '3' → so many units; undefined when it is no amount, or finer than the unit. */
function quantity(given: unknown, times: number): number | undefined {
  if (typeof given === 'number' && Number.isSafeInteger(given) && given >= 0) return given * times
  const text = String(given).replace(/%$/, '').trim()
  if (!/^\d+(\.\d+)?$/.test(text)) return undefined
  const { numerator, denominator } = fraction(text)
  const scaled = (numerator * times) / denominator
  return Number.isSafeInteger(scaled) ? scaled : undefined
}

const absent = (value: unknown): boolean => value === undefined || value === null || value === ''
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

function refuse(where: string, fault: string): never {
  throw new Problem(400, `${where}: ${fault}`, { refusal: 'unknownElection' })
}
