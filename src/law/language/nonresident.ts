import type { Confidence } from './types.ts'

/** From when on a state has an employer withhold from those who live elsewhere and work there for a while. */
export interface NonresidentRule {
  readonly state: string
  /** More than so many days of work in the calendar year; absent: days do not count. */
  readonly overDays?: number
  /** More than so many dollars of wages there in the calendar year; with days, both must be passed unless `either`. */
  readonly overWages?: number
  /** Passing one of the two is enough (Georgia). */
  readonly either?: true
  /** Only for residents of states with a like rule, or without an income tax. */
  readonly mutual?: true
  readonly confidence: Confidence
  readonly source: string
}

/** Days at home for the worker's own convenience count as days at the office (a rule of the office's state). */
export interface ConvenienceRule {
  readonly state: string
  /** Only against residents of states that have such a rule. */
  readonly mutual?: true
  readonly confidence: Confidence
  readonly source: string
}
