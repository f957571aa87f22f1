import type { Confidence } from './types.ts'

/** The head of every law file: whose law it is, from when, where it is printed, and how sure we are. */
export interface Dated {
  /** 'US', 'GA', 'NY-NYC'; for a law of many places the state alone, with the places in `places`. */
  readonly where: string
  readonly effective: string
  /** The last day for which someone looked; past it the engine refuses. */
  readonly checkedThrough: string
  /** Counts corrections of this file; printed on every line that it decided. */
  readonly revision: number
  readonly source: string
  readonly confidence: Confidence
  /** What a reader should know and the figures cannot say. */
  readonly notes?: string
}

/** What the rows of a table for many states share. */
export type HeadOf<Kind extends string> = Omit<Dated, 'where' | 'source' | 'confidence' | 'notes'> & {
  readonly table: Kind
}
