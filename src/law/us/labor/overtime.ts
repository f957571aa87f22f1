import { type Day, day } from '../../../kernel/dates.ts'
import type { StateCode } from '../../language/states.ts'
import type { Confidence } from '../../language/types.ts'

/** Hours of a day beyond which work is paid as named. */
export interface DailyStep {
  readonly over: number
  readonly pays: 'overtime' | 'doubleTime'
}

/** From which hour on work is paid at one and a half, and at two. */
export interface OvertimeRule {
  readonly state: StateCode | 'US'
  readonly effective: Day
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
  readonly source: string
  readonly confidence: Confidence
}

export const overtimeCheckedThrough: Day = day('2026-12-31')

/** A state without a row follows the Fair Labor Standards Act. */
export const overtimeRule = (state: string, on: Day): OvertimeRule =>
  overtimeRules.findLast((rule) => rule.state === state && rule.effective <= on) ?? flsa

const effective = day('2024-01-01')
const confidence = 'recalled'

const flsa: OvertimeRule = {
  state: 'US',
  effective,
  weekly: 40,
  source: '29 USC 207(a)',
  confidence: 'verified',
}

export const overtimeRules: readonly OvertimeRule[] = [
  flsa,
  {
    state: 'AK',
    effective,
    weekly: 40,
    daily: [{ over: 8, pays: 'overtime' }],
    source: 'AS 23.10.060',
    confidence,
  },
  {
    state: 'CA',
    effective,
    weekly: 40,
    daily: [
      { over: 8, pays: 'overtime' },
      { over: 12, pays: 'doubleTime' },
    ],
    seventhDay: [
      { over: 0, pays: 'overtime' },
      { over: 8, pays: 'doubleTime' },
    ],
    source: 'Labor Code 510',
    confidence,
  },
  {
    state: 'CO',
    effective,
    weekly: 40,
    daily: [{ over: 12, pays: 'overtime' }],
    countsConsecutiveHours: true,
    source: '7 CCR 1103-1 (COMPS Order) rule 4',
    confidence,
  },
  {
    state: 'KY',
    effective,
    weekly: 40,
    seventhDay: [{ over: 0, pays: 'overtime' }],
    seventhDayOnlyOverWeekly: true,
    source: 'KRS 337.050',
    confidence,
  },
  {
    state: 'NV',
    effective,
    weekly: 40,
    daily: [{ over: 8, pays: 'overtime' }],
    dailyBelowWageTimes: '1.5',
    source: 'NRS 608.018',
    confidence,
  },
]
