import { Problem } from '../kernel/problem.ts'
import type { Certificate, ChoiceField, NumberField } from './declare.ts'
import { exact, fraction } from './exact.ts'
import type { Elections, FederalCertificate } from './types.ts'

/** A certificate as the worksheet reads it: words for the choices, whole numbers for the rest. */
export interface Elected {
  readonly words: Readonly<Record<string, string>>
  readonly numbers: Readonly<Record<string, number>>
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
  const { certificate } = law
  const read = memory.get(certificate) ?? new WeakMap<object, Remembered>()
  memory.set(certificate, read)
  const known = read.get(given)
  if (known !== undefined && (known.w4 === w4 || !known.asksW4)) return known.elected
  const asksW4 = Object.values(certificate.fields).some(({ fromW4 }) => fromW4 !== undefined)
  const elected = electAfresh(law, given, w4)
  read.set(given, { w4, asksW4, elected })
  return elected
}

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

interface Remembered {
  readonly w4: FederalCertificate
  readonly asksW4: boolean
  readonly elected: Elected
}

const memory = new WeakMap<Certificate, WeakMap<object, Remembered>>()

function electAfresh(law: CertificateLaw, given: Elections, w4: FederalCertificate): Elected {
  const fields: Certificate['fields'] = { ...ALWAYS, ...law.certificate.fields }
  const values = new Map(Object.entries(given).map(([name, value]) => [fieldName(law, fields, name), value]))
  const filed = Object.keys(law.certificate.fields).some((name) => values.has(name))
  const words: Record<string, string> = {}
  const numbers: Record<string, number> = {}
  for (const [name, field] of Object.entries(fields)) {
    const asked = { name, where: law.where, w4, filed }
    if (field.kind === 'choice') words[name] = choice(field, values.get(name), asked)
    else numbers[name] = number(field, values.get(name), asked)
  }
  const key = Object.values(words).join(' ')
  return { words, numbers, key, extra: numbers.extra!, exempt: numbers.exempt === 1 }
}

function fieldName({ where }: CertificateLaw, fields: Certificate['fields'], given: string): string {
  const found = Object.entries(fields).find(
    ([name, field]) => (name === given || same(field.label, given)) && field.fromW4 === undefined,
  )
  if (found !== undefined) return found[0]
  // A place reads its state's certificate, which has been checked as a whole by the state.
  if (where.includes('-')) return given
  throw new Problem(400, `${where}: ${given} is not on the certificate of this state`, {
    refusal: 'unknownElection',
  })
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
  const found = Object.entries(field.options).find(
    ([option, words]) => same(option, text) || same(words, text),
  )
  return found?.[0] ?? unusable(asked, value)
}

function number(field: NumberField, value: unknown, asked: Asked): number {
  const given = field.fromW4 === undefined ? value : asked.w4[field.fromW4]
  if (typeof given === 'bigint') return exact(Number(given))
  const { times } = UNITS[field.kind]
  if (absent(given)) return exact((field.default ?? 0) * times)
  if (field.kind === 'flag') return flag(given, asked)
  const text = String(given).replace(/%$/, '').trim()
  if (!/^\d+(\.\d+)?$/.test(text)) return unusable(asked, given)
  const { numerator, denominator } = fraction(text)
  const scaled = (numerator * times) / denominator
  if (!Number.isSafeInteger(scaled) || field.oneOf?.includes(Number(text)) === false) unusable(asked, given)
  return scaled
}

function flag(value: unknown, asked: Asked): number {
  const text = String(value).toLowerCase()
  if (['true', 'yes', '1'].includes(text)) return 1
  return ['false', 'no', '0'].includes(text) ? 0 : unusable(asked, value)
}

const absent = (value: unknown): boolean => value === undefined || value === null || value === ''
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

function unusable({ name, where }: Asked, value: unknown): never {
  throw new Problem(400, `${where}: ${String(value)} is not a value of ${name}`, {
    refusal: 'unknownElection',
  })
}
