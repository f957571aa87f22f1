/** Money is whole cents, as a bigint with a brand: a float or a plain count cannot be passed for it. */
export type Cents = bigint & { readonly __unit: 'cents' }

export const cents = (value: bigint): Cents => value as Cents
export const ZERO = cents(0n)

/** A whole number of cents; one that fits 32 bits becomes a bigint without leaving compiled code. */
export function wholeCents(value: number): Cents {
  if (value === 0) return ZERO
  const small = value | 0
  return cents(small === value ? BigInt(small) : BigInt(value))
}

/** Dollars as typed in law tables and tests: usd(1234.5), usd('1234.56'). More than two decimals is an error. */
export function usd(dollars: number | string): Cents {
  const text = typeof dollars === 'number' ? plain(dollars) : dollars
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) throw new Error(`not an amount in dollars and cents: ${text}`)
  const [, sign, whole, part = ''] = match
  const value = BigInt(whole!) * 100n + BigInt(part.padEnd(2, '0'))
  return cents(sign ? -value : value)
}

/**
 * Dollars as people and programs send them: 1234.5, '1234.50', '$1,234.50'. At most two decimals; a number may miss them by
 * what binary fractions miss. Undefined when it is no such amount: what follows from that the caller says.
 */
export function sentCents(sent: unknown): Cents | undefined {
  if (typeof sent === 'number') return fromNumber(sent)
  if (typeof sent !== 'string' || !SENT.test(sent)) return undefined
  return usd(sent.replace(/[$,]/g, ''))
}

/** Commas stand where thousands end, or nowhere. */
const SENT = /^-?\$?(\d{1,15}|\d{1,3}(,\d{3}){1,4})(\.\d{1,2})?$/

function fromNumber(sent: number): Cents | undefined {
  if (!Number.isFinite(sent) || Math.abs(sent) > LARGEST_SENT) return undefined
  const nearest = Math.round(sent * 100) / 100
  return Math.abs(nearest - sent) < 1e-8 ? usd(nearest.toFixed(2)) : undefined
}

/** Beyond it a number cannot tell one cent from the next. */
const LARGEST_SENT = 1e13

/** "1234.56": the only way money becomes text. */
export function dollars(amount: bigint): string {
  const sign = amount < 0n ? '-' : ''
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export function add(...amounts: readonly bigint[]): Cents {
  let sum = 0n
  for (const each of amounts) sum += each
  return cents(sum)
}
export const atLeastZero = (amount: bigint): Cents => cents(amount < 0n ? 0n : amount)
export const least = (a: bigint, b: bigint): Cents => cents(a < b ? a : b)
export const most = (a: bigint, b: bigint): Cents => cents(a > b ? a : b)

/** numerator ÷ denominator, half away from zero; the denominator is positive. */
export function roundDiv(numerator: bigint, denominator: bigint): bigint {
  const twice = 2n * numerator
  return numerator >= 0n
    ? (twice + denominator) / (2n * denominator)
    : -((-twice + denominator) / (2n * denominator))
}

/** Exponent notation never reaches the amount parser: 1e21 is a mistake, not money. */
function plain(value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER / 100) {
    throw new Error(`not an amount: ${value}`)
  }
  return String(value)
}
