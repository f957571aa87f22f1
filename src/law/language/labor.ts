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

/** What a state has an employer pay in cash to who is tipped; tips make up the rest, and nothing else does. */
export interface TippedWage extends Dated {
  readonly table: 'tippedWage'
  /** Tenths of a cent an hour: South Dakota's half cent is real. Undefined: no tip counts against the wage. */
  readonly cashMills: bigint | undefined
}

export type TippedRow = readonly [
  where: StateCode | 'US',
  cash: string | 'none',
  confidence: Confidence,
  source: SourceKeys,
  notes?: string,
]

export const tippedWages = (
  { cite, ...head }: HeadOf<'tippedWage'> & { readonly cite: Cite },
  rows: readonly TippedRow[],
): readonly TippedWage[] =>
  rows.map(([where, cash, confidence, source, notes]) => ({
    ...head,
    where,
    cashMills: cash === 'none' ? undefined : mills(cash),
    confidence,
    source: cite(source),
    ...(notes !== undefined && { notes }),
  }))

/** '5.925': dollars with at most three decimals. */
function mills(text: string): bigint {
  const [whole, part = ''] = text.split('.') as [string, string?]
  return BigInt(whole + part.padEnd(3, '0'))
}

/** The yearly salary below which nobody is exempt from overtime as an executive, administrator or professional. */
export interface ExemptSalary extends Dated {
  readonly table: 'exemptSalary'
  readonly yearly: Cents
}

export const exemptSalaries = (
  { cite, ...head }: HeadOf<'exemptSalary'> & { readonly cite: Cite },
  rows: readonly WageRow[],
): readonly ExemptSalary[] =>
  rows.map(([where, yearly, confidence, source, notes]) => ({
    ...head,
    where,
    yearly: usd(yearly),
    confidence,
    source: cite(source),
    ...(notes !== undefined && { notes }),
  }))

/** Where earned vacation is wages: whatever the policy says, the balance is paid when someone leaves. */
export interface LeavePayout extends Dated {
  readonly table: 'leavePayout'
  /** Kinds of leave that are vacation here. */
  readonly kinds: readonly string[]
  /** Only after so many years of service. */
  readonly afterYears?: number
  /** Nor may it end with the year: a cap on what is earned is lawful, taking back is not. */
  readonly isKeptAtYearEnd?: true
}

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
