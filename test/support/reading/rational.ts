/** Exact numbers for the tests' own reading of the law: a whole numerator over a whole denominator, as long as it takes. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

export const rational = (n: bigint, d = 1n): Rational => {
  const shared = gcd(n < 0n ? -n : n, d)
  return { n: n / shared, d: d / shared }
}

/** '4.99%', 12900, 0.01. */
export function printed(figure: number | string): Rational {
  const [, whole = '', part = '', percent] = /^(-?\d+)(?:\.(\d+))?(%?)$/.exec(String(figure))!
  return rational(BigInt(whole + part), 10n ** BigInt(part.length) * (percent ? 100n : 1n))
}

export const plus = (a: Rational, b: Rational) => rational(a.n * b.d + b.n * a.d, a.d * b.d)
export const minus = (a: Rational, b: Rational) => rational(a.n * b.d - b.n * a.d, a.d * b.d)
export const times = (a: Rational, b: Rational) => rational(a.n * b.n, a.d * b.d)
export const over = (a: Rational, b: Rational) =>
  b.n < 0n ? rational(-a.n * b.d, a.d * -b.n) : rational(a.n * b.d, a.d * b.n)
export const below = (a: Rational, b: Rational): boolean => a.n * b.d < b.n * a.d
export const truth = (holds: boolean): Rational => rational(holds ? 1n : 0n)

/** To a multiple of a unit: down, up, or to the nearest, halves away from zero. */
export function toMultiple(value: Rational, unit: Rational, how: 'floor' | 'ceil' | 'round'): Rational {
  const { n, d } = over(value, unit)
  const down = n >= 0n || n % d === 0n ? n / d : n / d - 1n
  const up = down * d === n ? down : down + 1n
  const nearest = n >= 0n ? (2n * n + d) / (2n * d) : -((-2n * n + d) / (2n * d))
  return times(rational({ floor: down, ceil: up, round: nearest }[how]), unit)
}

/** Whole cents of so many dollars. */
export const centsOf = (value: Rational): bigint =>
  toMultiple(times(value, rational(100n)), rational(1n), 'round').n

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}
