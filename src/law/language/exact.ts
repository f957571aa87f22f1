/**
 * Exact fractions on JavaScript's whole numbers. Every value of a worksheet is a whole numerator over a
 * denominator that is known before the first paycheck (cents, the table's rates, the periods of the year), so
 * only numerators are computed at run time, and they are never rounded unless a line says so. A numerator that
 * leaves the range in which doubles are exact stops the calculation instead of bending it.
 */
export interface Fraction {
  readonly numerator: number
  readonly denominator: number
}

/** '4.99%', '0.01', 12900, 1240.5: figures as printed, in dollars, counts or percent. */
export function fraction(printed: number | string): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d+))?(%?)$/.exec(String(printed))
  if (!match) throw new Error(`not a figure: ${printed}`)
  const [, sign, whole, part = '', percent] = match
  return reduced(Number(`${sign}${whole}${part}`), 10 ** part.length * (percent ? 100 : 1))
}

export function reduced(numerator: number, denominator: number): Fraction {
  const shared = gcd(Math.abs(exact(numerator)), exact(denominator))
  return { numerator: numerator / shared, denominator: denominator / shared }
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  reduced(exact(a.numerator * b.denominator + b.numerator * a.denominator), a.denominator * b.denominator)

export const multiplied = (a: Fraction, b: Fraction): Fraction =>
  reduced(exact(a.numerator * b.numerator), a.denominator * b.denominator)

export const lcm = (a: number, b: number): number => exact((a / gcd(a, b)) * b)

/** Whole numbers in the exact range pass; anything else is refused, never approximated. */
export function exact(value: number): number {
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`${value} is beyond exact calculation`)
}

/** ⌊a ÷ b⌋ for b > 0. The quotient of two doubles may round up to the next whole number; its product tells. */
export function floorDivide(a: number, b: number): number {
  const guess = Math.floor(a / b)
  if (guess * b > a) return guess - 1
  return (guess + 1) * b <= a ? guess + 1 : guess
}

/** The nearest whole number to a ÷ b, halves away from zero. */
export function roundDivide(a: number, b: number): number {
  const size = floorDivide(exact(2 * Math.abs(a) + b), 2 * b)
  return a < 0 ? -size : size
}

/** Dollars with the decimals they have, at least two and at most six; '…' when more would follow. */
export function printed(numerator: number, denominator: number): string {
  const sign = numerator < 0 ? '-' : ''
  const size = Math.abs(numerator)
  const whole = floorDivide(size, denominator)
  const rest = size - whole * denominator
  if (rest === 0) return `${sign}${whole}.00`
  if (denominator === 100) return `${sign}${whole}.${rest < 10 ? '0' : ''}${rest}`
  const millionths = floorDivide(rest * 1_000_000, denominator)
  if (millionths * denominator < rest * 1_000_000) {
    return `${sign}${whole}.${String(1_000_000 + millionths).slice(1)}…`
  }
  let digits = 1_000_000 + millionths
  while (digits >= 1000 && digits % 10 === 0) digits /= 10
  return `${sign}${whole}.${String(digits).slice(1)}`
}

function gcd(a: number, b: number): number {
  let [x, y] = [a, b]
  while (y !== 0) [x, y] = [y, x % y]
  return x || 1
}
