import { type Cents, cents, least, roundDiv } from '../../kernel/money.ts'
import { assert } from '../../kernel/problem.ts'
import type { Rate } from '../../kernel/rate.ts'

/** What an account takes of the net pay: a fixed amount, a share of what the amounts leave, or all that is left. */
export type PayAccount = { readonly id: string } & (
  | { readonly percent: Rate }
  | { readonly amount: Cents }
  | { readonly remainder: true }
)

export interface AccountShare {
  readonly id: string
  readonly amount: Cents
}

/**
 * Places each cent of the net pay once. Fixed amounts come first, in order, until nothing is left; percents are of what
 * they leave; the remainder takes the rest. A percent's share is the rounded sum so far less what was given, so shares add
 * up to the cent.
 */
export function splitNet(net: Cents, accounts: readonly PayAccount[]): AccountShare[] {
  const left = cents(net - fixedOf(net, accounts))
  const scale = accounts.reduce((all, each) => ('percent' in each ? all * each.percent.denominator : all), 1n)
  let [unfixed, reached, given] = [net, 0n, 0n]
  const shareOf = (account: PayAccount): Cents | undefined => {
    if ('remainder' in account) return undefined
    if ('amount' in account) {
      const amount = least(account.amount, unfixed)
      unfixed = cents(unfixed - amount)
      return amount
    }
    reached += (account.percent.numerator * scale) / account.percent.denominator
    const upTo = roundDiv(left * reached, scale)
    const amount = cents(upTo - given)
    given = upTo
    return amount
  }
  const shares = accounts.map((account) => ({ id: account.id, amount: shareOf(account) }))
  const rests = shares.filter(({ amount }) => amount === undefined).length
  assert(rests <= 1 && reached <= scale, 'the accounts take more than all of the net pay')
  assert(
    rests === 1 || accounts.length === 0 || reached === scale,
    'the percentages of the accounts do not add to 100',
  )
  return shares.map(({ id, amount = cents(left - given) }) => ({ id, amount }))
}

/** What fixed amounts take: all of the net pay, where it does not suffice for them. */
const fixedOf = (net: Cents, accounts: readonly PayAccount[]): Cents =>
  least(
    net,
    accounts.reduce((sum, each) => ('amount' in each ? sum + each.amount : sum), 0n),
  )
