import { type Cents, cents, roundDiv } from '../../kernel/money.ts'
import { assert } from '../../kernel/problem.ts'
import type { Rate } from '../../kernel/rate.ts'

export interface PayAccount {
  readonly id: string
  readonly percent: Rate
}

export interface AccountShare {
  readonly id: string
  readonly amount: Cents
}

/** Shares of net by percent. Each share is the rounded sum so far less what was given, so they add up to the cent. */
export function splitNet(net: Cents, accounts: readonly PayAccount[]): AccountShare[] {
  const scale = accounts.reduce((all, { percent }) => all * percent.denominator, 1n)
  let [reached, given] = [0n, 0n]
  const shares = accounts.map(({ id, percent }) => {
    reached += (percent.numerator * scale) / percent.denominator
    const upTo = roundDiv(net * reached, scale)
    const amount = cents(upTo - given)
    given = upTo
    return { id, amount }
  })
  assert(accounts.length === 0 || reached === scale, 'the percentages of the accounts do not add to 100')
  return shares
}
