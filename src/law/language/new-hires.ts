import type { Dated, HeadOf } from './dated.ts'
import type { Cite } from './sources.ts'
import type { StateCode } from './states.ts'
import type { Confidence } from './types.ts'

/** By when a state is told of someone who begins to work for pay. */
export interface NewHires extends Dated {
  readonly table: 'newHires'
  /** Counted from the first day of work. */
  readonly days: number
  /** Which contractors are reported too; empty where none are. */
  readonly contractors: string
}

type NewHiresRow = readonly [
  state: StateCode,
  days: number,
  confidence: Confidence,
  contractors: string,
  notes: string,
]

export const newHires = (
  { cite, ...head }: HeadOf<'newHires'> & { readonly cite: Cite },
  rows: readonly NewHiresRow[],
): readonly NewHires[] =>
  rows.map(([where, days, confidence, contractors, notes]) => ({
    ...head,
    where,
    days,
    confidence,
    contractors,
    notes,
    source: cite('new-hire-days'),
  }))
