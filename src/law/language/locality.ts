import type { StateCode } from './states.ts'
import type { Confidence } from './types.ts'

/** A line of a state's certificate that says where a worker lives or works, below the state. */
export interface LocalityRow {
  readonly state: StateCode
  readonly key: string
  readonly description: string
  readonly required: boolean
  readonly example: string
  /** Which of the two places it names. */
  readonly of: 'resident' | 'work'
  /** A place that no law of the state names: it has no tax, or it is one that we should know. */
  readonly unlisted: 'none' | 'refused'
  /** Most cities of the state tax, more than are known: whoever works in one is asked. */
  readonly mostTax?: true
  /** Whoever lives or works in the state is asked, though an empty line is no fault of the form. */
  readonly asked?: true
  /** It is asked where another answer raises it, never by an address. */
  readonly follows?: true
  readonly by: NamedBy
}

/**
 * A county or city by its name or code; a printed number of so many digits; Yes for one place, or for none; a code of a
 * political subdivision (Pennsylvania); a rate of the place that the other fields name.
 */
type NamedBy =
  | 'name'
  | 'psdCode'
  | 'rate'
  | { readonly digits: number; readonly prefix: string }
  | { readonly yes: string }

/** A tax of cities that is known to be taken and is not computed. */
export interface UncomputedRow {
  readonly state: StateCode
  /** With its article, as a sentence goes on. */
  readonly tax: string
  readonly cities: readonly string[]
  readonly confidence: Confidence
  readonly source: string
  /** The line of the registration by which the employer says whether it owes it; then it is computed. */
  readonly answeredBy?: string
}
