import type { Dated, HeadOf } from './dated.ts'
import type { Cite, SourceKeys } from './sources.ts'
import type { StateCode } from './states.ts'
import type { Confidence } from './types.ts'

/** Who insures workers against injuries at work in a state, and what of the payroll its premium is of. */
export interface CompInsurance extends Dated {
  readonly table: 'compInsurance'
  /** The state's own fund, where nobody else may insure. */
  readonly fund?: string
  /** Of what the premium is reckoned. */
  readonly basis: 'payroll' | 'hours'
  /** Whether the extra of overtime is left out of the payroll; undefined: not known. */
  readonly overtime: 'leftOut' | 'counted' | undefined
}

export type CompRow = readonly [
  where: StateCode | 'US',
  basis: CompInsurance['basis'],
  overtime: CompInsurance['overtime'] | 'unknown',
  fund: string,
  confidence: Confidence,
  source: SourceKeys,
  notes?: string,
]

export const compInsurances = (
  { cite, ...head }: HeadOf<'compInsurance'> & { readonly cite: Cite },
  rows: readonly CompRow[],
): readonly CompInsurance[] =>
  rows.map(([where, basis, overtime, fund, confidence, source, notes]) => ({
    ...head,
    where,
    basis,
    overtime: overtime === 'unknown' ? undefined : overtime,
    confidence,
    source: cite(source),
    ...(fund === '' ? {} : { fund }),
    ...(notes !== undefined && { notes }),
  }))
