import type { Dated, HeadOf } from './dated.ts'
import type { Cite } from './sources.ts'
import type { StateCode } from './states.ts'
import type { Confidence } from './types.ts'

/** What a state is told of wages: every quarter for unemployment insurance and for withholding, and after the year. */
export interface StateReturns extends Dated {
  readonly table: 'stateReturns'
  /** The wage report, and its day in the month after the quarter. */
  readonly wageReport: string
  readonly dueDay: number | 'last'
  /** Empty where wages bear no income tax. */
  readonly withholding: string
  readonly withholdingConfidence: Confidence
  /** After the year; empty where none is asked for. */
  readonly reconciliation: string
  readonly w2: string
  /** What it asks of each worker beyond wages. */
  readonly extra: string
}

type StateReturnsRow = readonly [
  state: StateCode,
  wageReport: string,
  dueDay: number | 'last',
  confidence: Confidence,
  withholding: string,
  withholdingConfidence: Confidence,
  reconciliation: string,
  w2: string,
  extra: string,
]

export const stateReturns = (
  { cite, ...head }: HeadOf<'stateReturns'> & { readonly cite: Cite },
  rows: readonly StateReturnsRow[],
): readonly StateReturns[] =>
  rows.map(([where, wageReport, dueDay, confidence, withholding, sure, reconciliation, w2, extra]) => ({
    ...head,
    where,
    wageReport,
    dueDay,
    confidence,
    withholding,
    withholdingConfidence: sure,
    reconciliation,
    w2,
    extra,
    source: cite('state-returns'),
  }))
