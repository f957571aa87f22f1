import type { Dated, HeadOf } from './dated.ts'
import type { Cite, SourceKeys } from './sources.ts'
import type { StateCode } from './states.ts'
import type { Confidence } from './types.ts'

/** When a state wants the last wages paid. */
export interface FinalPay extends Dated {
  readonly table: 'finalPay'
  readonly discharged: FinalPayRule
  readonly dischargedText: string
  readonly resigned: FinalPayRule
  readonly resignedText: string
}

export interface FinalPayRule {
  /** The days allowed after the last day of work; `undefined` leaves only the payday. */
  readonly within: PaySpan | undefined
  /** How the span and the next regular payday combine. */
  readonly payday: 'not used' | 'alone' | 'earlier' | 'later'
  /** The payday counts only if it is at least this far off; otherwise the one after it (Alaska, Minnesota). */
  readonly paydayAtLeast?: PaySpan
  /** Never later than so many days, whatever the payday. */
  readonly atMost?: number
  /** With so many days' notice the pay is due on the last day (California, Oregon). */
  readonly noticeDays?: number
  /** The span runs from the worker's written demand; without one it is counted from the last day. */
  readonly onDemand?: true
  /** The state has no rule of its own; the next regular payday is what wages are due on. */
  readonly noStateLaw?: true
}

export interface PaySpan {
  readonly count: number
  readonly unit: 'days' | 'workingDays'
}

export type FinalPayRow = readonly [
  state: StateCode,
  discharged: FinalPayRule,
  dischargedText: string,
  resigned: FinalPayRule,
  resignedText: string,
  confidence: Confidence,
  source: SourceKeys,
]

export const finalPays = (
  { cite, ...head }: HeadOf<'finalPay'> & { readonly cite: Cite },
  rows: readonly FinalPayRow[],
): readonly FinalPay[] =>
  rows.map(([where, discharged, dischargedText, resigned, resignedText, confidence, source]) => ({
    ...head,
    where,
    discharged,
    dischargedText,
    resigned,
    resignedText,
    confidence,
    source: cite(source),
  }))

export const days = (count: number): FinalPayRule & PaySpan => within({ count, unit: 'days' })
export const workingDays = (count: number): FinalPayRule & PaySpan => within({ count, unit: 'workingDays' })
export const atOnce: FinalPayRule = days(0)
export const payday: FinalPayRule = { within: undefined, payday: 'alone' }
export const noRule: FinalPayRule = { ...payday, noStateLaw: true }
export const earlier = (rule: FinalPayRule): FinalPayRule => ({ ...rule, payday: 'earlier' })
export const later = (rule: FinalPayRule): FinalPayRule => ({ ...rule, payday: 'later' })
export const onDemand = (rule: FinalPayRule): FinalPayRule => ({ ...rule, onDemand: true })
export const withNotice = (noticeDays: number, rule: FinalPayRule): FinalPayRule => ({ ...rule, noticeDays })

function within(span: PaySpan): FinalPayRule & PaySpan {
  return { ...span, within: span, payday: 'not used' }
}
