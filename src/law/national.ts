import type { Bands, BandsLaw, Edition } from './declare.ts'
import type { Confidence, WageBase } from './types.ts'

/**
 * What is one figure per state is one table per date. Each row becomes a law of its own state; nothing else
 * in the engine knows that they were printed together.
 */
export type NationalEdition = Omit<Edition, 'where' | 'tax' | 'name' | 'confidence' | 'doubts'>

export interface UnemploymentRow {
  /** Taxable wages of a year. */
  readonly base: number
  /** What a new employer pays until a notice says otherwise. */
  readonly newEmployer: string
  /** The weaker of the two figures. */
  readonly confidence: Confidence
  /** Where employees pay too: their rate, and their base when it is another one ('none' for no limit). */
  readonly employee?: { readonly rate: string; readonly base?: number | 'none' }
  /** Further employer taxes, by the second half of their code. Not those inside the new employer's rate. */
  readonly assessments?: Readonly<Record<string, Assessment>>
  readonly notes?: string
}

export interface Assessment {
  readonly name: string
  readonly rate: string
  /** The unemployment base unless said. */
  readonly base?: number | 'none'
  readonly confidence: Confidence
}

export function unemployment(
  edition: NationalEdition,
  rows: Readonly<Record<string, UnemploymentRow>>,
): BandsLaw[] {
  return Object.entries(rows).flatMap(([where, row]) => {
    const head = {
      ...edition,
      where,
      method: 'bands',
      base: 'unemployment',
      exemption: 'SUI',
      assigned: true,
    } as const
    const sui: BandsLaw = {
      ...head,
      tax: 'sui',
      name: `${where} - State Unemployment Insurance`,
      confidence: row.confidence,
      employer: upTo(row.base, row.newEmployer),
      ...(row.employee && { employee: upTo(row.employee.base ?? row.base, row.employee.rate) }),
      ...(row.notes && { notes: row.notes }),
    }
    const more = Object.entries(row.assessments ?? {}).map(
      ([tax, each]): BandsLaw => ({
        ...head,
        tax,
        name: `${where} - ${each.name}`,
        confidence: each.confidence,
        employer: upTo(each.base ?? row.base, each.rate),
      }),
    )
    return [sui, ...more]
  })
}

/** Disability, paid leave, long-term care and other wage programmes: one row each. */
export interface ProgrammeRow {
  readonly where: string
  /** `sdi`, `familyLeave`, `medicalLeave`, `longTermCare` … */
  readonly tax: string
  readonly name: string
  readonly employee?: string
  readonly employer?: string
  /** Wages of a year; none when absent. */
  readonly cap?: number
  readonly confidence: Confidence
  readonly base?: WageBase
  readonly wagesPerWeek?: number
  readonly taxPerYear?: number
  readonly size?: NonNullable<BandsLaw['size']>
  readonly assigned?: true
  readonly notes?: string
}

export const programmes = (edition: NationalEdition, rows: readonly ProgrammeRow[]): BandsLaw[] =>
  rows.map((row) => {
    const { employee, employer, cap, base = 'leave', name, ...rest } = row
    return {
      ...edition,
      ...rest,
      base,
      method: 'bands',
      name: `${row.where} - ${name}`,
      ...(employee !== undefined && { employee: upTo(cap ?? 'none', employee) }),
      ...(employer !== undefined && { employer: upTo(cap ?? 'none', employer) }),
    }
  })

const upTo = (base: number | 'none', rate: string): Bands =>
  base === 'none'
    ? [[0, rate]]
    : [
        [0, rate],
        [base, '0%'],
      ]
