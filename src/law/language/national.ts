import type { Bands, BandsLaw, Edition, NoTaxLaw, SizeClass } from './declare.ts'
import type { Cite, SourceKeys } from './sources.ts'
import type { Confidence, Exemption } from './types.ts'

/**
 * What is one figure per state is one table per date. Each row becomes a law of its own state; nothing else
 * in the engine knows that they were printed together.
 */
type NationalEdition = Omit<Edition, 'where' | 'tax' | 'name' | 'confidence' | 'doubts'>

/** The head that all rows share, and what the keys of their sources stand for. */
interface NationalHead extends NationalEdition {
  readonly cite: Cite
}

interface UnemploymentRow {
  /** Taxable wages of a year, and how sure they are. */
  readonly base: number
  readonly confidence: Confidence
  /** What a new employer pays until a notice says otherwise, and how sure that is. */
  readonly newEmployer: string
  readonly rateConfidence: Confidence
  readonly source: SourceKeys
  /** Where employees pay too: their rate, and their base when it is another one ('none' for no limit). */
  readonly employee?: { readonly rate: string; readonly base?: number | 'none' }
  /** Further employer taxes, by the second half of their code. Not those inside the new employer's rate. */
  readonly assessments?: Readonly<Record<string, Assessment>>
  /** Its base counts wages of its own alone, as its page says; elsewhere what another state has taxed counts (recalled). */
  readonly ownWagesOnly?: true
  readonly notes?: string
}

interface Assessment {
  readonly name: string
  readonly rate: string
  readonly confidence: Confidence
  readonly source: SourceKeys
  /** A percentage of the tax under this code instead of wages. */
  readonly partOf?: string
  readonly notes?: string
}

export function unemployment(
  { cite, ...edition }: NationalHead,
  rows: Readonly<Record<string, UnemploymentRow>>,
): BandsLaw[] {
  return Object.entries(rows).flatMap(([where, row]) => {
    const head = {
      ...edition,
      where,
      method: 'bands',
      exemption: 'SUI',
      assigned: true,
      ...(row.ownWagesOnly ? {} : { countsOtherStates: true as const }),
    } as const
    const sui: BandsLaw = {
      ...head,
      tax: 'sui',
      name: `${where} - State Unemployment Insurance`,
      source: `${edition.source}: ${cite(row.source)}`,
      confidence: row.confidence,
      doubts: { newEmployer: row.rateConfidence },
      employer: upTo(row.base, row.newEmployer),
      ...(row.employee && { employee: upTo(row.employee.base ?? row.base, row.employee.rate) }),
      ...(row.notes && { notes: row.notes }),
    }
    const more = Object.entries(row.assessments ?? {}).map(
      ([tax, { name, rate, source, partOf, ...each }]): BandsLaw => ({
        ...head,
        ...each,
        tax,
        name: `${where} - ${name}`,
        source: `${edition.source}: ${cite(source)}`,
        countsWith: `${where}.sui`,
        employer: upTo(partOf === undefined ? row.base : 'none', rate),
        ...(partOf !== undefined && { partOf }),
      }),
    )
    return [sui, ...more]
  })
}

/** Disability, paid leave, long-term care and other wage programs: one row each. */
interface ProgramRow {
  readonly where: string
  /** `sdi`, `familyLeave`, `medicalLeave`, `longTermCare` … */
  readonly tax: string
  readonly name: string
  readonly employee?: string
  readonly employer?: string
  /** Wages of a year; none when absent. */
  readonly cap?: number
  /** The employer's, where it is another one (New Jersey). */
  readonly employerCap?: number
  readonly confidence: Confidence
  readonly source: SourceKeys
  readonly wagesPerWeek?: number
  readonly taxPerYear?: number
  readonly sizes?: readonly SizeClass[]
  readonly assigned?: true
  readonly exemption?: Exemption
  readonly exemptBy?: string
  readonly followsResidents?: true
  readonly notes?: string
}

export const programs = ({ cite, ...edition }: NationalHead, rows: readonly ProgramRow[]): BandsLaw[] =>
  rows.map(({ employee, employer, cap, employerCap = cap, name, source, ...row }) => ({
    ...edition,
    ...row,
    method: 'bands',
    name: `${row.where} - ${name}`,
    source: `${edition.source}: ${cite(source)}`,
    ...(employee && { employee: upTo(cap ?? 'none', employee) }),
    ...(employer && { employer: upTo(employerCap ?? 'none', employer) }),
  }))

/** A program before its first contributions, said aloud: absence would be a refusal. */
export const notYet = (
  edition: NationalEdition,
  { where, tax, name }: Pick<Edition, 'where' | 'tax' | 'name'>,
): NoTaxLaw => ({
  ...edition,
  method: 'none',
  where,
  tax,
  name: `${where} - ${name}`,
  confidence: 'verified',
})

const upTo = (base: number | 'none', rate: string): Bands =>
  base === 'none'
    ? [[0, rate]]
    : [
        [0, rate],
        [base, '0%'],
      ]
