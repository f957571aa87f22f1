import { type Cents, cents } from '../../kernel/money.ts'
import { Secret } from '../../kernel/secret.ts'

/** Two small deposits that only the owner of an account can read: 1 to 99 cents, and two different ones. */
export type MicroDeposits = readonly [Cents, Cents]

export const TRIES = 3

/** From two numbers of 0 up to 1, so that chance stays outside. */
export function microDeposits(first: number, second: number): MicroDeposits {
  const one = 1 + Math.floor(first * 99)
  const other = 1 + ((one + Math.floor(second * 98)) % 99)
  return [cents(BigInt(one)), cents(BigInt(other))]
}

/** In either order: a statement may list them so or so. */
export const isMatch = ([a, b]: MicroDeposits, [c, d]: MicroDeposits): boolean =>
  (a === c && b === d) || (a === d && b === c)

/** As they are kept. */
export const secretDeposits = ([a, b]: MicroDeposits): Secret => new Secret(`${a},${b}`)

export function readMicroDeposits(kept: Secret): MicroDeposits {
  const [a, b] = kept.reveal().split(',')
  return [cents(BigInt(a!)), cents(BigInt(b!))]
}
