import { cents } from '../../kernel/money.ts'
import type { MatchFormula } from './match-formula.ts'
import { writtenOnce } from './stored-input.ts'

/** As the store has it: the cap in cents. */
export const storedFormula = ({ tiers, basis, annualCap, countsCatchUp }: MatchFormula): string =>
  JSON.stringify({
    tiers: tiers.map(({ share, ofPay }) => [share, ofPay]),
    basis,
    annualCap: annualCap === undefined ? null : Number(annualCap),
    countsCatchUp,
  })

/** Few, and shared: each is read, and written into inputs, once for everyone who has it. */
const known = new Map<string, MatchFormula>()
const MOST = 10_000

export function readFormula(stored: string): MatchFormula {
  const met = known.get(stored)
  if (met !== undefined) return met
  const { tiers, basis, annualCap, countsCatchUp } = JSON.parse(stored)
  const formula: MatchFormula = writtenOnce({
    tiers: tiers.map(([share, ofPay]: [number, number]) => ({ share, ofPay })),
    basis,
    ...(annualCap === null ? {} : { annualCap: cents(BigInt(annualCap)) }),
    countsCatchUp,
  })
  if (known.size < MOST) known.set(stored, formula)
  return formula
}
