import { compensationCatalogue } from '../domain/pay/catalogue.ts'
import { type EarningKind, earningKinds } from '../domain/pay/elements.ts'
import type { Cents } from '../kernel/money.ts'
import { flag } from './fields/fields.ts'

/** Pay that is given as what it leaves. */

export const isNet = () =>
  flag()
    .nullish()
    .describe(
      'Whether `amount` is what the net pay is to rise by: the run pays the gross that leaves exactly that, after taxes, ' +
        'deductions and orders. Left out, the amount is gross.',
    )

export const netRefusals = {
  notNet:
    '"{word}" of {amount} cannot be net: a net amount is above zero, and of pay in money that is taxed as wages, such as ' +
    'Bonus or Commission. Send it without isNet',
} as const

/** Whether its amount may be the net. `word` is the one of the catalogue. */
export function mayBeNet(amount: Cents, word: string): boolean {
  const { money, item }: EarningKind = earningKinds[compensationCatalogue.named(word) ?? 'Bonus']
  return amount > 0n && money === 'paid' && item === 'wages'
}
