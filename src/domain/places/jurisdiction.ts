import type { Day } from '../../kernel/dates.ts'
import { paymentOf } from '../../law/engine/agencies/find.ts'
import { weaker } from '../../law/engine/confidence.ts'
import { type Chosen, choose, citation } from '../../law/engine/editions.ts'
import { placeName } from '../../law/engine/read-place.ts'
import { registeredOn } from '../../law/engine/registers.ts'
import { shelf } from '../../law/engine/shelf.ts'
import type { Law } from '../../law/language/declare.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { Subdivision } from '../../law/language/subdivisions.ts'
import type { Confidence } from '../../law/language/types.ts'
import { type PrintedFigures, printedFigures } from './printed.ts'

/** An authority that taxes at a place, with its taxes as they stand on a day. */
export interface Jurisdiction {
  readonly code: string
  readonly name: string
  readonly taxes: readonly JurisdictionTax[]
  /** Of its least sure tax. */
  readonly confidence: Confidence
}

interface JurisdictionTax extends PrintedFigures {
  readonly code: string
  readonly name: string
  readonly payer: 'employee' | 'employer' | 'both'
  /** Whom it is taken of: those who live there, who work there, or both. */
  readonly of: 'residents' | 'workers' | 'both'
  readonly agency: string
  readonly edition: string
  readonly source: string
  readonly confidence: Confidence
}

/** `within`: the subdivision of Pennsylvania that the place is, where its taxes go by one. */
export function jurisdictionOf(
  where: string,
  on: Day,
  lookUp: LookUp,
  within?: Subdivision | undefined,
): Jurisdiction {
  const taxes = [...shelf.taxes]
    .filter(([code]) => code.slice(0, code.lastIndexOf('.')) === where)
    .flatMap(([code, editions]) => {
      const chosen = choose(editions, code, () => on, lookUp)
      if (chosen === undefined || chosen.law.method === 'none') return []
      return [
        taxOf(code, where, chosen, within ? ofSubdivision(where, within) : collectedBy(where, on, lookUp)),
      ]
    })
  const confidence = taxes.reduce<Confidence>((sum, each) => weaker(sum, each.confidence), 'verified')
  return { code: where, name: within?.municipality ?? placeName(where), taxes, confidence }
}

/** What a register of places says in the place of the law. */
type Registered = Partial<Pick<JurisdictionTax, 'agency' | 'rate' | 'amount'>>

/** Who collects, where the register of the state names it. */
function collectedBy(where: string, on: Day, lookUp: LookUp): Registered {
  const collector = registeredOn(where, on, lookUp)?.collector
  return collector ? { agency: collector } : {}
}

function ofSubdivision(where: string, within: Subdivision): Registered {
  const { resident, nonresident, localServices, collector: agency } = within
  if (where === 'PA-EIT') return { agency, rate: { resident, nonresident } }
  const ofYear = localServices.municipality + localServices.schoolDistrict
  return { agency, amount: { dollars: ofYear.toFixed(2), per: 'year' } }
}

function taxOf(
  code: string,
  where: string,
  { law, confidence }: Chosen<Law>,
  registered: Registered,
): JurisdictionTax {
  const doubt = law.method === 'worksheet' ? law.placeDoubts?.[where] : undefined
  return {
    code,
    name: law.name.replace('{place}', where),
    ...printedFigures(law, where),
    payer: payerOf(law),
    of: ofWhom(law),
    agency: paymentOf(code, '941').agency.replace(where, placeName(where)),
    edition: citation(law, where),
    source: law.source,
    confidence: weaker(confidence, doubt),
    ...registered,
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
  if (law.taxes === 'residents' || law.taxes === 'stateResidents') return 'residents'
  return law.taxes === 'workers' ? 'workers' : 'both'
}
