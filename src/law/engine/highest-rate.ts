import type { Figure } from '../language/declare.ts'
import { fraction } from '../language/exact.ts'
import { shelf } from './shelf.ts'

/** The highest rate that a place of a state is known to take of wages, in millionths; 0 where none is. */
export function highestRate(state: string): number {
  const known = found.get(state)
  if (known !== undefined) return known
  let most = 0
  for (const [code, [newest]] of shelf.taxes) {
    if (!code.startsWith(`${state}-`) || !code.endsWith('.incomeTax')) continue
    if (newest?.method === 'worksheet') most = Math.max(most, ...ratesIn(newest.figures))
  }
  found.set(state, most)
  return most
}

const found = new Map<string, number>()

function ratesIn(figure: Figure): readonly number[] {
  if (typeof figure === 'string') return figure.endsWith('%') ? [millionths(figure)] : []
  if (typeof figure === 'number') return []
  return Object.values(figure).flatMap((each: Figure) => ratesIn(each))
}

function millionths(rate: string): number {
  const { numerator, denominator } = fraction(rate)
  return Math.round((numerator * 1_000_000) / denominator)
}
