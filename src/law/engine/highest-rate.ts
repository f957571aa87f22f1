import type { Figure } from '../language/declare.ts'
import { fraction } from '../language/exact.ts'
import { shelf } from './shelf.ts'

/** The highest rate that a place of a state is known to take of wages, in millionths; 0 where none is. */
export function highestRate(state: string): number {
  const known = found.get(state)
  if (known !== undefined) return known
  // Hundreds of places share a sheet of figures: each is read once.
  const sheets = new Set<Figure>()
  for (const [code, [newest]] of shelf.taxes) {
    if (!code.startsWith(`${state}-`) || !code.endsWith('.incomeTax')) continue
    if (newest?.method === 'worksheet') sheets.add(newest.figures)
  }
  const most = Math.max(0, ...[...sheets].flatMap(ratesIn))
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
