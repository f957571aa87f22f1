import { type Cents, cents, roundDiv } from './money.ts'

/** A rate as an exact ratio. Written as the law prints it: '6.2%', '0.4125%', never 0.062. */
export interface Rate {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** '6.2%' → 62/1000. The sign is optional because operators type "2.7" and mean percent. */
export function rate(printed: string): Rate {
  const match = /^(-?\d+)(?:\.(\d+))?%?$/.exec(printed.trim())
  if (!match) throw new Error(`not a rate in percent: ${printed}`)
  const [, whole, part = ''] = match
  return { numerator: BigInt(whole + part), denominator: 100n * 10n ** BigInt(part.length) }
}

/** One multiplication, rounded half up to the cent. */
export const times = (amount: bigint, by: Rate | string): Cents => {
  const { numerator, denominator } = typeof by === 'string' ? rate(by) : by
  return cents(roundDiv(amount * numerator, denominator))
}
