import type { Dated } from './dated.ts'
import type { StateCode } from './states.ts'
import type { Confidence } from './types.ts'

/** What the states say about work of a while, and about work at home: a state that is not listed taxes from the first day. */
export interface NonresidentTable extends Dated {
  readonly table: 'nonresident'
  readonly withholding: readonly NonresidentRule[]
  readonly convenience: readonly ConvenienceRule[]
  readonly cityDays: readonly CityDays[]
}

/** From when on a state has an employer withhold from those who live elsewhere and work there for a while. */
export interface NonresidentRule {
  readonly state: StateCode
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
  readonly state: StateCode
  /** Only against residents of states that have such a rule. */
  readonly mutual?: true
  readonly confidence: Confidence
  readonly source: string
}

/** Days of work of a calendar year in a city up to which the principal place of work is withheld for instead. */
export interface CityDays {
  readonly state: StateCode
  readonly upTo: number
  readonly confidence: Confidence
  readonly source: string
}
