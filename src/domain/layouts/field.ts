import { dollars, roundDiv } from '../../kernel/money.ts'
import type { Rate } from '../../kernel/rate.ts'
import type { DayPattern, FieldKind, LayoutField } from '../../law/language/file-layout.ts'
import { unfit } from './place.ts'

/** What a field may be given: text, cents, a count, a flag, a day as ISO text, a rate. */
export type FieldSaid = string | bigint | number | boolean | Rate

/** What a field gives back: cents where it is money, a flag where it is one, otherwise its text. */
export type Read = string | bigint | boolean | undefined

/** The characters of a field, not yet filled up to its width. */
export function fieldText(record: string, field: LayoutField, said: FieldSaid): string {
  const text = write(field[3], said)
  if (text === undefined) throw unfit(record, field, `cannot hold ${wordFor(said)}`)
  return text
}

/** The same field read back. */
export function fieldValue(kind: FieldKind, text: string): Read {
  if (kind === 'flag') return text === '1'
  if (kind === 'yesNo') return text === 'Y'
  if (!isMoney(kind)) return text
  if (text === '') return undefined
  if (ZEROS.test(text)) return 0n
  return kind === 'amount' || kind === 'amount or blank' ? BigInt(text.replace('.', '')) : BigInt(text)
}

/** Right, filled with zeros: nothing to say is zeros. */
export const isNumeric = (kind: FieldKind): boolean =>
  kind === 'digits' || kind === 'money' || kind === 'dollars' || kind === 'flag'

export const isMoney = (kind: FieldKind): boolean => MONEY.includes(kind)

const MONEY: readonly FieldKind[] = [
  'money',
  'money or blank',
  'dollars',
  'amount',
  'amount or blank',
] satisfies readonly FieldKind[]

function write(kind: FieldKind, said: FieldSaid): string | undefined {
  if (typeof kind === 'object') {
    if ('is' in kind) return kind.is
    if ('day' in kind) return typeof said === 'string' ? dayText(kind.day, said) : undefined
    return typeof said === 'object' ? rateText(kind.rate, said) : undefined
  }
  if (kind === 'text' || kind === 'as is') {
    if (typeof said !== 'string' && typeof said !== 'number') return undefined
    return kind === 'text' ? String(said).toUpperCase() : String(said)
  }
  if (kind === 'flag' || kind === 'yesNo') {
    if (typeof said !== 'boolean') return undefined
    return kind === 'flag' ? (said ? '1' : '0') : said ? 'Y' : 'N'
  }
  if (kind === 'digits' || kind === 'digits or blank') {
    const text = String(said)
    return DIGITS.test(text) ? text : undefined
  }
  return typeof said === 'bigint' && said >= 0n ? moneyText(kind, said) : undefined
}

const DIGITS = /^\d*$/
const ZEROS = /^0+$/

function moneyText(kind: FieldKind, cents: bigint): string {
  if (kind === 'amount' || kind === 'amount or blank') return dollars(cents)
  return String(kind === 'dollars' ? roundDiv(cents, 100n) * 100n : cents)
}

function dayText(pattern: DayPattern, day: string): string | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)
  if (!parts) return undefined
  const [, year, month, date] = parts as unknown as [string, string, string, string]
  const quarter = String(Math.ceil(Number(month) / 3))
  return pattern
    .replace('YYYY', year)
    .replace('YY', year.slice(2))
    .replace('MM', month)
    .replace('DD', date)
    .replace('QQ', `0${quarter}`)
    .replace('Q', quarter)
}

/** Exactly, or not at all: a file that rounds a rate states another one. */
function rateText(like: '.02700' | '027000', { numerator, denominator }: Rate): string | undefined {
  const [decimals, point] = like === '.02700' ? [5, '.'] : [6, '']
  const scaled = numerator * 10n ** BigInt(decimals)
  if (scaled % denominator !== 0n || scaled < 0n || numerator >= denominator) return undefined
  return `${point}${String(scaled / denominator).padStart(decimals, '0')}`
}

const wordFor = (said: FieldSaid): string =>
  typeof said === 'bigint' ? dollars(said) : typeof said === 'object' ? 'this rate' : `“${said}”`
