import type { Step } from '../language/types.ts'
import type { LawEntry } from './entry.ts'
import type { Payment } from './payment.ts'

/** How the wages of a tax come about, where the caller can say it. */
export function explainedWages({ facts }: Payment, { base }: LawEntry, line = 'wages'): Step[] {
  return facts.explainWages === undefined ? [] : [facts.explainWages(base, line)]
}
