import type { Confidence } from '../language/types.ts'

/** The less sure of two. */
export const weaker = (a: Confidence, b: Confidence | undefined): Confidence =>
  b !== undefined && ORDER.indexOf(b) > ORDER.indexOf(a) ? b : a

const ORDER: readonly Confidence[] = ['verified', 'derived', 'recalled', 'unsure', 'provisional']
