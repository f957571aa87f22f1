import { compensationCatalogue } from '../domain/pay/catalogue.ts'
import { type EarningKind, earningKinds } from '../domain/pay/elements.ts'
import type { Cents } from '../kernel/money.ts'

/** Amounts below zero: what an import takes back of pay that was too much. */

export const takenBackRefusals = {
  notTakenBack:
    '"{word}" cannot be below zero: what is taken back is pay in money that is taxed as wages, such as Bonus, Commission or ' +
    'retro. Send it under such a word, or as a deduction',
} as const

/** Whether it is below zero and may not be. `word` is the one of the catalogue. */
export function isNotTakenBack(amount: Cents, word: string): boolean {
  if (amount >= 0n) return false
  const { money, item }: EarningKind = earningKinds[compensationCatalogue.named(word) ?? 'Bonus']
  return money !== 'paid' || item !== 'wages'
}
