import type { Day } from '../../kernel/dates.ts'
import type { PlaceFacts } from './facts.ts'

/** Something about a place that decides a tax, and that nobody has said. */
export interface PlaceQuestion {
  readonly state: string
  /** Of the state's certificate; empty where there is nothing to answer there. */
  readonly field: string
  /** What is open, after the name of the worker. */
  readonly words: string
}

/** A place, and the day since which someone lives or works there, where it is known. */
export interface AskedPlace extends PlaceFacts {
  readonly since?: Day | null | undefined
}

export interface AskedPlaces {
  readonly work: AskedPlace
  readonly home: AskedPlace | null
}

/** A state's form: label → value, as they are stored, and the day of it. */
export interface Answered {
  readonly fields: Readonly<Record<string, unknown>>
  readonly since?: Day | undefined
}
