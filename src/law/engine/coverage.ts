import { groupedBy } from '../../kernel/grouped.ts'
import type { Law } from '../language/declare.ts'
import type { DatedTable, TableKind } from '../language/look-up.ts'
import type { Confidence } from '../language/types.ts'
import { weaker } from './confidence.ts'
import { filed } from './shelf.ts'

/** One law of one jurisdiction in all its editions, the oldest first. */
export interface CoverageRow {
  readonly where: string
  readonly tax: string
  readonly name: string
  readonly method: Law['method']
  readonly editions: readonly CoveredEdition[]
  readonly checkedThrough: string
  /** How many places one table serves (Indiana's counties). */
  readonly places: number
}

export interface CoveredEdition {
  readonly effective: string
  readonly revision: number
  readonly confidence: Confidence
  /** Parts that are less sure than the whole. */
  readonly doubts: Readonly<Record<string, Confidence>>
}

/** What the engine can answer for, read from the tables themselves. */
export function coverage(
  laws: readonly Law[] = filed.filter((each) => 'tax' in each),
): readonly CoverageRow[] {
  const shelf = groupedBy(laws, (law) => `${law.where}.${law.tax}`)
  return [...shelf.values()].map(rowOf).sort(byPlace)
}

/** One edition of a table that is not a tax, with all the states that it has rows for. */
export interface TableCoverageRow {
  readonly table: TableKind
  readonly where: readonly string[]
  readonly effective: string
  readonly revision: number
  readonly checkedThrough: string
  readonly sources: readonly string[]
  /** How many rows are how sure. */
  readonly confidence: Readonly<Partial<Record<Confidence, number>>>
}

export function tableCoverage(
  tables: readonly DatedTable[] = filed.filter((each) => 'table' in each),
): readonly TableCoverageRow[] {
  const keyOf = ({ table, effective }: DatedTable) => `${table} ${effective}`
  return [...new Set(tables.map(keyOf))]
    .sort()
    .map((key) => tableRow(tables.filter((each) => keyOf(each) === key)))
}

/** How many places each law of many has, and how many of them are how sure. */
interface PlaceCoverageRow {
  readonly code: string
  readonly effective: string
  readonly places: number
  readonly confidence: Readonly<Partial<Record<Confidence, number>>>
}

export const placeCoverage = (laws: readonly (Law | DatedTable)[] = filed): readonly PlaceCoverageRow[] =>
  laws
    .flatMap((law) => ('method' in law && law.method === 'worksheet' && law.places ? [law] : []))
    .map(({ where, tax, effective, places = [], placeDoubts = {}, confidence: usual }) => {
      const confidence: Partial<Record<Confidence, number>> = {}
      for (const place of places) {
        const own = weaker(usual, placeDoubts[place])
        confidence[own] = (confidence[own] ?? 0) + 1
      }
      return { code: `${where}.${tax}`, effective, places: places.length, confidence }
    })
    .sort((a, b) => (`${a.code} ${a.effective}` < `${b.code} ${b.effective}` ? -1 : 1))

/** Taxes of these states that no paycheck carries, and why: said aloud so that nobody takes them for covered. */
// biome-ignore format: one tax a line
export const notComputed: readonly { readonly where: string; readonly tax: string; readonly because: string }[] = [
  { where: 'AS, GU, MP, PR, VI', tax: 'Taxes of the territories', because: 'no table of theirs is on file; they are refused by name' },
  { where: 'DE', tax: 'Head tax of Wilmington', because: 'so many dollars a month for each employee beyond the fifth, paid by the employer' },
  { where: 'KY', tax: 'Occupational fees of Brandenburg, Caneyville, Irvington, Lynnview, Melbourne, Villa Hills and Woodlawn', because: 'no rate is known; they are refused' },
  { where: 'MD', tax: 'Paid Family and Medical Leave', because: 'contributions begin on 2027-01-01; the rate of 2027 is not known' },
  { where: 'ND', tax: 'Workforce Safety and Insurance', because: 'a yearly premium per class on limited payroll, paid by the employer' },
  { where: 'NV', tax: 'Modified Business Tax', because: "a quarterly tax on the employer's whole payroll above 50,000, less health benefits" },
  { where: 'OH', tax: 'Income taxes of Germantown, North Hampton, Stockport and Valleyview', because: 'the register has no rate; they are refused' },
  { where: 'OH', tax: 'Income taxes of joint economic development districts', because: 'some 150 zones with rates of their own, which are not on file' },
  { where: 'OH', tax: "Workers' compensation (BWC)", because: 'a prospective premium per class, paid by the employer' },
  { where: 'PA', tax: 'Earned income tax of subdivisions that are not on file', because: 'the rate is asked from the residency certificate, else taken from the registration' },
  { where: 'VT', tax: 'Health Care Fund Contribution', because: 'a quarterly amount per uncovered full-time equivalent' },
  { where: 'WA', tax: 'Payroll expense and social housing taxes of Seattle', because: 'by the size of the employer and the pay of each worker; the figures of 2026 were not seen' },
  { where: 'WV', tax: 'Service fees of Chester, Montgomery and Romney', because: 'no amount is known; they are refused' },
  { where: 'WY', tax: "Workers' compensation", because: 'a rate by industry on payroll, paid by the employer with its unemployment report' },
]

function rowOf(laws: readonly Law[]): CoverageRow {
  const editions = laws.toSorted((a, b) => (a.effective < b.effective ? -1 : 1))
  const newest = editions.at(-1)!
  return {
    where: newest.where,
    tax: newest.tax,
    name: newest.name,
    method: newest.method,
    editions: editions.map(({ effective, revision, confidence, doubts = {} }) => ({
      effective,
      revision,
      confidence,
      doubts: doubts as Readonly<Record<string, Confidence>>,
    })),
    checkedThrough: newest.checkedThrough,
    places: newest.method === 'worksheet' ? (newest.places?.length ?? 1) : 1,
  }
}

function tableRow(rows: readonly DatedTable[]): TableCoverageRow {
  const { table, effective, revision } = rows[0]!
  const checkedThrough = rows.map((row) => row.checkedThrough).sort()[0]!
  const confidence: Partial<Record<Confidence, number>> = {}
  for (const row of rows) confidence[row.confidence] = (confidence[row.confidence] ?? 0) + 1
  const sources = [...new Set(rows.map(({ source }) => source))]
  return {
    table,
    where: rows.map(({ where }) => where),
    effective,
    revision,
    checkedThrough,
    sources,
    confidence,
  }
}

/** The federal laws first, then the states; a state's places after it. */
function byPlace(a: CoverageRow, b: CoverageRow): number {
  const key = ({ where, tax }: CoverageRow) => `${where === 'US' ? '' : where} ${tax}`
  return key(a) < key(b) ? -1 : 1
}
