import type { Law } from '../language/declare.ts'
import type { Confidence } from '../language/types.ts'
import { amountUnknown } from '../us/places/amount-unknown.ts'
import { weaker } from './confidence.ts'
import { registerIn } from './registers.ts'
import { shelf } from './shelf.ts'
import { allSubdivisions } from './subdivisions.ts'

/** What kind of a place taxes below a state. */
export const localityKinds = ['county', 'city', 'schoolDistrict', 'subdivision', 'district'] as const
type LocalityKind = (typeof localityKinds)[number]

/** The places of one kind in one state: how many tax, how sure, and how many are not known. */
export interface LocalityCoverageRow {
  readonly state: string
  readonly kind: LocalityKind
  /** Places whose tax is computed. */
  readonly places: number
  /** How many of them are how sure, each by its least sure tax. */
  readonly confidence: Readonly<Partial<Record<Confidence, number>>>
  /** Places that are known to take nothing. */
  readonly withoutTax: number
  /** Places that tax, or may, and of which nobody knows how much: they are refused, or asked about. */
  readonly unknown: number
}

/** State by state, as the newest editions have them. */
export function localityCoverage(): readonly LocalityCoverageRow[] {
  const rows = new Map<string, Counted>()
  const rowOf = (state: string, kind: LocalityKind): Counted => {
    const key = `${state} ${kind}`
    const row = rows.get(key) ?? { state, kind, sure: [], withoutTax: 0, unknown: 0 }
    rows.set(key, row)
    return row
  }
  for (const [code, { confidence, kind }] of taxing()) rowOf(code.slice(0, 2), kind).sure.push(confidence)
  for (const state of ['KY', 'OH'])
    for (const { tax, kind } of registerIn(state)?.places ?? []) {
      if (tax === 'none') rowOf(state, kind).withoutTax++
      if (tax === 'unknown') rowOf(state, kind).unknown++
    }
  for (const code of amountUnknown) rowOf(code.slice(0, 2), 'city').unknown++
  const subdivisions = rowOf('PA', 'subdivision')
  subdivisions.sure.push(...allSubdivisions().map((): Confidence => 'verified'))
  subdivisions.unknown = Math.max(0, SUBDIVISIONS - subdivisions.sure.length)
  rowOf('OH', 'district').unknown += EARNINGS_ZONES
  return [...rows.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => shown(row))
}

/** So many codes the register of Pennsylvania has beside Philadelphia's (DCED, edition of 2026). */
const SUBDIVISIONS = 2_618

/** Joint economic development districts and zones of Ohio with a rate of their own, which are not on file. */
const EARNINGS_ZONES = 153

interface Counted extends Pick<LocalityCoverageRow, 'state' | 'kind'> {
  readonly sure: Confidence[]
  withoutTax: number
  unknown: number
}

function shown({ sure, ...row }: Counted): LocalityCoverageRow {
  const confidence: Partial<Record<Confidence, number>> = {}
  for (const each of sure) confidence[each] = (confidence[each] ?? 0) + 1
  return { ...row, places: sure.length, confidence }
}

/** Each place below a state with its kind, and the confidence of its least sure tax. */
function taxing(): ReadonlyMap<string, { readonly kind: LocalityKind; readonly confidence: Confidence }> {
  const found = new Map<string, { readonly kind: LocalityKind; readonly confidence: Confidence }>()
  for (const [code, [newest]] of shelf.taxes) {
    const place = code.slice(0, code.lastIndexOf('.'))
    if (newest === undefined || !place.includes('-') || STANDS_FOR_MANY.test(place)) continue
    const doubt = newest.method === 'worksheet' ? newest.placeDoubts?.[place] : undefined
    const own = weaker(newest.confidence, doubt)
    found.set(place, { kind: kindOf(place, newest), confidence: weaker(own, found.get(place)?.confidence) })
  }
  return found
}

/** Pennsylvania's subdivisions are counted from their register; a county that nobody has named is none. */
const STANDS_FOR_MANY = /^PA-(EIT|LST)$|-UNNAMED$/

function kindOf(place: string, { where }: Law): LocalityKind {
  if (/-SD-\d|-SCHOOLS$/.test(place)) return 'schoolDistrict'
  if (/^(IN|MD)-|-COUNTY$/.test(place)) return 'county'
  return DISTRICT.test(place) || where === 'KY-DISTRICTS' ? 'district' : 'city'
}

const DISTRICT = /^(NM-WCA|NY-MCTD-|OR-(?!EUGENE))/
