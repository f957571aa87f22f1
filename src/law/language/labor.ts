import type { Cents } from '../../kernel/money.ts'
import { usd } from '../../kernel/money.ts'
import type { Dated, HeadOf } from './dated.ts'
import type { Cite, SourceKeys } from './sources.ts'
import type { StateCode } from './states.ts'
import type { Confidence } from './types.ts'

/** The lowest hourly wage of a state, or of the nation. */
export interface MinimumWage extends Dated {
  readonly table: 'minimumWage'
  readonly hourly: Cents
}

export type WageRow = readonly [
  where: StateCode | 'US',
  hourly: string,
  confidence: Confidence,
  source: SourceKeys,
  notes?: string,
]

export const minimumWages = (
  { cite, ...head }: HeadOf<'minimumWage'> & { readonly cite: Cite },
  rows: readonly WageRow[],
): readonly MinimumWage[] =>
  rows.map(([where, hourly, confidence, source, notes]) => ({
    ...head,
    where,
    hourly: usd(hourly),
    confidence,
    source: cite(source),
    ...(notes !== undefined && { notes }),
  }))

/** From which hour on work is paid at one and a half, and at two. */
export interface OvertimeRule extends Dated {
  readonly table: 'overtime'
  /** Straight hours of a workweek; what was already overtime by the day is not counted again. */
  readonly weekly: number
  readonly daily?: readonly DailyStep[]
  /** The seventh day worked of one workweek. */
  readonly seventhDay?: readonly DailyStep[]
  /** Kentucky: the seventh day counts only in a week of more than the weekly hours. */
  readonly seventhDayOnlyOverWeekly?: true
  /** A shift that runs through midnight is one day here (Colorado). */
  readonly countsConsecutiveHours?: true
  /** The daily rule only protects workers paid less than this multiple of the minimum wage (Nevada). */
  readonly dailyBelowWageTimes?: '1.5'
}

/** Hours of a day beyond which work is paid as named. */
export interface DailyStep {
  readonly over: number
  readonly pays: 'overtime' | 'doubleTime'
}
