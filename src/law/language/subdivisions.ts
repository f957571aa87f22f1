import type { Dated, HeadOf } from './dated.ts'

/** A political subdivision of Pennsylvania: a municipality in a school district, with its taxes on wages. */
export interface Subdivision {
  readonly psd: string
  /** The first holds most of it, or comes first by name. */
  readonly counties: readonly string[]
  readonly municipality: string
  readonly schoolDistrict: string
  /** Of the municipality and the school district together, in percent as the law writes it. */
  readonly resident: string
  /** What the municipality takes of those who work there and live elsewhere. */
  readonly nonresident: string
  /** Local services tax of a year, in dollars. */
  readonly localServices: { readonly municipality: number; readonly schoolDistrict: number }
  /** Yearly earnings below which the municipality lets a worker off it. */
  readonly exemptBelow: number | undefined
  readonly collector: string
}

interface Printed extends HeadOf<'subdivisions'>, Pick<Dated, 'source' | 'confidence'> {
  /** One subdivision a line, its columns apart by |. */
  readonly rows: string
}

export interface Subdivisions extends Dated {
  readonly table: 'subdivisions'
  readonly byPsd: ReadonlyMap<string, Subdivision>
}

/** A table that is printed one subdivision a line, read once. */
export const subdivisionsOf = ({ rows, ...head }: Printed): Subdivisions => ({
  ...head,
  where: 'PA',
  byPsd: new Map(
    rows
      .split('\n')
      .filter((line) => line !== '')
      .map(subdivisionOf)
      .map((row) => [row.psd, row]),
  ),
})

function subdivisionOf(line: string): Subdivision {
  const [psd, county, municipality, schoolDistrict, resident, nonresident, lst, below, collector] =
    line.split('|') as [string, string, string, string, string, string, string, string, string]
  const [ofMunicipality = '0', ofSchools = '0'] = lst.split('+')
  return {
    psd,
    counties: county.split('/'),
    municipality,
    schoolDistrict,
    resident: `${resident}%`,
    nonresident: `${nonresident}%`,
    localServices: { municipality: Number(ofMunicipality), schoolDistrict: Number(ofSchools) },
    exemptBelow: below === '' ? undefined : Number(below),
    collector,
  }
}
