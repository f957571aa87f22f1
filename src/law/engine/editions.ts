import type { Day } from '../../kernel/dates.ts'
import { Problem } from '../../kernel/problem.ts'
import type { Law } from '../language/declare.ts'
import type { Confidence, PayFacts } from '../language/types.ts'

/** The edition of a law that decides a payment, and how sure its answer is. */
export interface Chosen<L extends Law = Law> {
  readonly law: L
  readonly confidence: Confidence
}

/** All editions of one law, the newest first. */
export type Editions = readonly Law[]

/** Files the laws under `GA.incomeTax`, and a law of many places under each of them. */
export function file(laws: readonly Law[]): ReadonlyMap<string, Editions> {
  const shelf = new Map<string, Law[]>()
  for (const law of laws) {
    const places = law.method === 'worksheet' ? (law.places ?? [law.where]) : [law.where]
    for (const place of places) {
      const code = `${place}.${law.tax}`
      shelf.set(code, [...(shelf.get(code) ?? []), law])
    }
  }
  for (const editions of shelf.values()) editions.sort((a, b) => (a.effective < b.effective ? 1 : -1))
  return shelf
}

/** The newest edition not after the date that the law itself selects by; past what was checked, a refusal. */
export function choose(editions: Editions, code: string, facts: PayFacts, allowProvisional: boolean): Chosen {
  const law = editions.find((each) => each.effective <= facts[each.select])
  if (law === undefined) {
    const first = editions.at(-1)!
    throw missing(
      `${code}: no law is known for ${facts[first.select]}, the first edition is of ${first.effective}`,
    )
  }
  const asked = facts[law.select]
  if (asked <= law.checkedThrough) return { law, confidence: law.confidence }
  if (!allowProvisional)
    throw missing(`${code}: the law was checked through ${law.checkedThrough}, not for ${asked}`)
  return { law, confidence: 'provisional' }
}

/** The same for a table that is not a tax; the oldest answers for what came before it. */
export const choosePlain = <T extends { readonly effective: string }>(
  newestFirst: readonly T[],
  on: Day,
): T => newestFirst.find(({ effective }) => effective <= on) ?? newestFirst.at(-1)!

/** `GA@2026-05-11#1`. */
export const citation = (law: Law, where: string): string => `${where}@${law.effective}#${law.revision}`

/** The less sure of two. */
export const weaker = (a: Confidence, b: Confidence | undefined): Confidence =>
  b !== undefined && ORDER.indexOf(b) > ORDER.indexOf(a) ? b : a

const ORDER: readonly Confidence[] = ['verified', 'derived', 'recalled', 'unsure', 'provisional']

const missing = (message: string): Problem => new Problem(400, message, { refusal: 'lawMissing' })
