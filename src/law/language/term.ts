import type { Figure } from './declare.ts'
import type { Operand } from './program.ts'

/** A value of the worksheet: a denominator known now, and where its numerator will stand. */
export interface Term {
  readonly denominator: number
  readonly at: Operand
  /** The numerator, when it does not depend on the payment. */
  readonly fixed?: number
  /** A count, not dollars: told as it is. */
  readonly isCount?: true
}

/** What a name means where it is read: a value, a figure to index, or a word such as the status. */
export type Meaning = { readonly term: Term } | { readonly figure: Figure } | { readonly word: string }

/** The words for a value: always the same, the number of a term, found by the payment, or only in a branch it took. */
export type Show =
  | string
  | Term
  | ((frame: Float64Array) => string)
  | { readonly isTaken: (frame: Float64Array) => boolean; readonly show: Show }
