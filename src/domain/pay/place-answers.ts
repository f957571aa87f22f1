import type { Day } from '../../kernel/dates.ts'
import type { PlaceFacts } from './facts.ts'

/** Something about a place that decides a tax, and that nobody has said. */
export interface PlaceQuestion {
  readonly state: string
  /** Of the state's certificate; empty where there is nothing to answer there. */
  readonly field: string
  /** The address answers it, until someone does. */
  readonly isDecided?: boolean
  /** What is open, after the name of the worker. */
  readonly words: string
  /** The line of the employer's registration that answers it instead. */
  readonly answeredBy?: string | undefined
}

/** A place, and the day of the move there; none of the first. */
export interface SincePlace extends PlaceFacts {
  readonly since?: Day | null
}

/** Where someone works and lives, and since when, where that is known. */
export interface AskedPlaces {
  readonly work: PlaceFacts
  readonly home: PlaceFacts | null
  readonly workSince?: Day | null | undefined
  readonly homeSince?: Day | null | undefined
  /** What a year of this pay comes to, where it is known: some taxes begin at high pay. */
  readonly yearlyPay?: bigint
}

/** A state's form: label → value, as they are stored, and the day of it. */
export interface AnsweredForm {
  readonly fields: Readonly<Record<string, unknown>>
  readonly since?: Day | undefined
}
