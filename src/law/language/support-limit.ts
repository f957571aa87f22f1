import type { Dated, HeadOf } from './dated.ts'
import type { StateCode } from './states.ts'
import type { Confidence } from './types.ts'

/** What support orders may take of disposable earnings, and how several share what does not suffice for all. */
export interface SupportLimit extends Dated, SupportTerms {
  readonly table: 'supportLimit'
}

export interface SupportTerms {
  readonly most: SupportShare
  /** Where more than one order is served, if that gives another limit (North Carolina). */
  readonly severalMost?: SupportShare
  readonly allocation: SupportAllocation
  /** What the rule says beyond these fields: shown in the explanation, decided by the order. */
  readonly review?: string
}

/** Percent of disposable earnings. Federal law is the outer limit in every state (15 USC 1673(b)). */
export interface SupportShare {
  readonly withSecondFamily: string
  readonly without: string
  /** Added where arrears are older than twelve weeks. */
  readonly arrearsOver12Weeks: string
}

/** By what each order asks; or the same to each, and what one does not need to the others. */
export type SupportAllocation = 'proportion' | 'equal'

export type SupportRow = readonly [
  where: StateCode,
  terms: SupportTerms,
  confidence: Confidence,
  source: string,
]

export const supportLimits = (
  head: HeadOf<'supportLimit'>,
  rows: readonly SupportRow[],
): readonly SupportLimit[] =>
  rows.map(([where, terms, confidence, source]) => ({ ...head, where, ...terms, confidence, source }))

/** One limit, whatever the order says of the family and of arrears. */
export const flat = (percent: string): SupportShare => ({
  withSecondFamily: percent,
  without: percent,
  arrearsOver12Weeks: '0%',
})

export const inProportion = (most: SupportShare): SupportTerms => ({ most, allocation: 'proportion' })
export const inEqualParts = (most: SupportShare): SupportTerms => ({ most, allocation: 'equal' })
