import type { Dated, HeadOf } from './dated.ts'
import { placeCode } from './place-code.ts'
import type { StateCode } from './states.ts'
import type { Confidence } from './types.ts'

/** A city or county as the register of its state prints it. */
export interface RegisteredPlace {
  readonly code: string
  readonly name: string
  readonly kind: 'county' | 'city'
  /** The first holds most of it; of a county itself. */
  readonly counties: readonly string[]
  /** 'unknown': it takes a tax, or may, and nobody knows how much. */
  readonly tax: 'taken' | 'none' | 'unknown'
  /** Percent, as the law writes it. */
  readonly rate: { readonly resident: string; readonly nonresident: string } | undefined
  /** Wages of a year that the tax stops at; 'SS': the Social Security base of the year. */
  readonly cap: number | 'SS' | undefined
  readonly confidence: Confidence
  readonly collector: string
}

/** The cities and counties of one state. */
export interface Register extends Dated {
  readonly table: 'register'
  readonly counties: readonly string[]
  readonly places: readonly RegisteredPlace[]
  /** Places that tax wherever another does: whoever names the one is in the other. */
  readonly beside: Readonly<Record<string, readonly string[]>>
}

interface Printed extends HeadOf<'register'>, Pick<Dated, 'source' | 'confidence'> {
  /** What the letter after a rate stands for, where it names a collector. */
  readonly collectors: Readonly<Record<string, string>>
  /** One county a line: `Name mark: city mark, city mark`. */
  readonly rows: string
  readonly beside?: Register['beside']
}

/** A table that is printed county by county, read once. */
export function registerOf(state: StateCode, { collectors, rows, beside = {}, ...head }: Printed): Register {
  const lines = rows
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(':')
      const cities = line.slice(at + 1).trim()
      return {
        county: marked(line.slice(0, at)),
        cities: cities === '' ? [] : cities.split(', ').map(marked),
      }
    })
  const also = new Map<string, string[]>()
  for (const { county, cities } of lines)
    for (const { name, mark } of cities)
      if (mark === '=') also.set(name, [...(also.get(name) ?? []), county.name])
  const places = lines.flatMap(({ county, cities }) => [
    ...(county.mark === undefined || county.mark === '='
      ? []
      : [placeOf(state, `${county.name} County`, county.mark, { kind: 'county', counties: [county.name] })]),
    ...cities
      .filter(({ mark }) => mark !== '=')
      .map(({ name, mark }) => {
        const counties = [county.name, ...(also.get(name) ?? [])]
        return placeOf(state, name, mark ?? '?', { kind: 'city', counties }, collectors)
      }),
  ])
  return { ...head, where: state, beside, counties: lines.map(({ county }) => county.name), places }
}

/** `Avon 1.95R@2026-01-01` → its name and its mark. */
function marked(text: string): { readonly name: string; readonly mark: string | undefined } {
  const [, name = '', mark] = /^(.*?)(?: ([-?=]|\d\S*))?$/.exec(text.trim())!
  return { name, mark }
}

function placeOf(
  state: string,
  name: string,
  mark: string,
  head: Pick<RegisteredPlace, 'kind' | 'counties'>,
  collectors: Printed['collectors'] = {},
): RegisteredPlace {
  const [, resident, nonresident = resident, cap, letter = ''] =
    /^([\d.]+)(?:\/([\d.]+))?(?:\^(SS|[\d.]+))?([A-Za-z]?)(?:@\S+)?$/.exec(mark) ?? []
  const isTaken = resident !== undefined && Number(resident) > 0
  return {
    code: placeCode(state, name)!,
    name,
    ...head,
    tax: mark === '?' ? 'unknown' : isTaken ? 'taken' : 'none',
    rate: isTaken ? { resident: `${resident}%`, nonresident: `${nonresident}%` } : undefined,
    cap: cap === undefined || cap === 'SS' ? cap : Number(cap),
    confidence: SURENESS[letter] ?? 'verified',
    collector: collectors[letter] ?? '',
  }
}

const SURENESS: Readonly<Record<string, Confidence>> = { v: 'verified', d: 'derived', u: 'unsure' }
