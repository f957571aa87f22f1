import type { Day } from '../../kernel/dates.ts'
import { paymentOf } from '../../law/engine/agencies/find.ts'
import { weaker } from '../../law/engine/confidence.ts'
import { type Chosen, choose, citation } from '../../law/engine/editions.ts'
import { placeName } from '../../law/engine/read-place.ts'
import { registeredOn } from '../../law/engine/registers.ts'
import { shelf } from '../../law/engine/shelf.ts'
import type { Law } from '../../law/language/declare.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { Confidence } from '../../law/language/types.ts'

/** An authority that taxes at a place, with its taxes as they stand on a day. */
export interface Jurisdiction {
  readonly code: string
  readonly name: string
  readonly taxes: readonly JurisdictionTax[]
  /** Of its least sure tax. */
  readonly confidence: Confidence
}

interface JurisdictionTax {
  readonly code: string
  readonly name: string
  readonly payer: 'employee' | 'employer' | 'both'
  /** Whom it is taken of: those who live there, who work there, or both. */
  readonly of: 'residents' | 'workers' | 'both'
  /** Percent of residents and of others, where the register of the state prints it. */
  readonly rate: { readonly resident: string; readonly nonresident: string } | null
  readonly agency: string
  readonly edition: string
  readonly source: string
  readonly confidence: Confidence
}

export function jurisdictionOf(where: string, on: Day, lookUp: LookUp): Jurisdiction {
  const taxes = [...shelf.taxes]
    .filter(([code]) => code.slice(0, code.lastIndexOf('.')) === where)
    .flatMap(([code, editions]) => {
      const chosen = choose(editions, code, () => on, lookUp)
      if (chosen === undefined || chosen.law.method === 'none') return []
      const registered = code.endsWith('.incomeTax') ? registeredOn(where, on, lookUp) : undefined
      return [taxOf(code, where, { ...chosen, rate: registered?.rate ?? null })]
    })
  const confidence = taxes.reduce<Confidence>((sum, each) => weaker(sum, each.confidence), 'verified')
  return { code: where, name: placeName(where), taxes, confidence }
}

function taxOf(
  code: string,
  where: string,
  { law, confidence, rate }: Chosen<Law> & Pick<JurisdictionTax, 'rate'>,
): JurisdictionTax {
  const doubt = law.method === 'worksheet' ? law.placeDoubts?.[where] : undefined
  return {
    code,
    name: law.name.replace('{place}', where),
    payer: payerOf(law),
    of: ofWhom(law),
    rate,
    agency: paymentOf(code, '941').agency,
    edition: citation(law, where),
    source: law.source,
    confidence: weaker(confidence, doubt),
  }
}

function payerOf(law: Law): JurisdictionTax['payer'] {
  if (law.method === 'worksheet') return law.payer ?? 'employee'
  if (law.method === 'none') return 'employee'
  if (law.employee !== undefined && law.employer !== undefined) return 'both'
  return law.employee === undefined ? 'employer' : 'employee'
}

function ofWhom(law: Law): JurisdictionTax['of'] {
  if (law.method !== 'worksheet') return 'workers'
  if (law.taxes === 'residents') return 'residents'
  return law.taxes === 'workers' ? 'workers' : 'both'
}
