import { Problem } from '../../kernel/problem.ts'
import type { ChoiceField, NumberField } from './declare.ts'
import { exact, fraction } from './exact.ts'
import type { FederalCertificate } from './types.ts'

/** The word that was chosen; undefined when the form has no such word. */
export type WordReader = (value: unknown, w4: FederalCertificate, filed: boolean) => string | undefined

/** How a field stands in the frame: dollars as cents, percents to four places, counts and flags whole. */
export const UNITS = {
  dollars: { times: 100, denominator: 100 },
  percent: { times: 10_000, denominator: 1_000_000 },
  count: { times: 1, denominator: 1 },
  flag: { times: 1, denominator: 1 },
} as const

export function wordReader(field: ChoiceField): WordReader {
  const { fromW4, options, default: usual, unfiled = usual } = field
  if (fromW4 === 'form') return (_, w4) => w4.form
  if (fromW4 !== undefined) return (_, w4) => fromW4[w4.status]
  return (value, _, filed) => {
    if (absent(value)) return filed ? usual : unfiled
    const text = String(value)
    if (Object.hasOwn(options, text)) return text
    return Object.entries(options).find(([option, words]) => same(option, text) || same(words, text))?.[0]
  }
}

/** What a line reads of the W-4: a field of the form is copied into it by hand or by a caller, so it is read with care. */
export function w4Reader(field: NumberField): (w4: FederalCertificate) => number {
  const { fromW4 } = field
  const number = numberReader(field)
  return (w4) => {
    const value = w4[fromW4!]
    if (typeof value === 'boolean') return value ? 1 : 0
    if (typeof value === 'number' && field.kind === 'count' && value >= 0 && Number.isSafeInteger(value))
      return value
    return number(value) ?? refuse('W-4', fromW4!, `${String(value)} is not a value of ${fromW4}`)
  }
}

export function numberReader(field: NumberField): (given: unknown) => number | undefined {
  const { kind, oneOf } = field
  const { times } = UNITS[kind]
  const usual = exact((field.default ?? 0) * times)
  return (given) => {
    if (typeof given === 'bigint') return exact(Number(given))
    if (typeof given === 'boolean') return kind === 'flag' ? Number(given) : undefined
    if (absent(given)) return usual
    const scaled = kind === 'flag' ? FLAGS[String(given).toLowerCase()] : quantity(given, times)
    return scaled === undefined || oneOf?.includes(scaled / times) === false ? undefined : scaled
  }
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

/** `field`: what of the certificate it is about. */
export function refuse(where: string, field: string, fault: string): never {
  const message = `${where}: ${fault}`
  throw new Problem(400, message, { refusal: 'unknownElection', details: [{ path: field, message }] })
}
