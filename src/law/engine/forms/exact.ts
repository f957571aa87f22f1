import { assert } from '../../../kernel/problem.ts'

/** An exact amount of dollars, or a count: a whole numerator over a denominator above zero. */
export interface Exact {
  readonly numerator: bigint
  readonly denominator: bigint
}

export const exactly = (numerator: bigint, denominator = 1n): Exact => ({ numerator, denominator })
export const ofCents = (amount: bigint): Exact => exactly(amount, 100n)

/** To whole cents, half away from zero. */
export function toCents({ numerator, denominator }: Exact): bigint {
  const twice = 200n * (numerator < 0n ? -numerator : numerator)
  const size = (twice + denominator) / (2n * denominator)
  return numerator < 0n ? -size : size
}

/** '6.2%', '0.9', 7000: as the form prints it. */
export function printed(figure: string | number): Exact {
  const match = /^(-?\d+)(?:\.(\d+))?(%?)$/.exec(String(figure).replaceAll('_', ''))
  assert(match, `not a figure: ${figure}`)
  const [, whole, part = '', percent] = match
  return exactly(BigInt(`${whole}${part}`), 10n ** BigInt(part.length) * (percent ? 100n : 1n))
}

export const isZero = ({ numerator }: Exact): boolean => numerator === 0n
