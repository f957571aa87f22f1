import { type Cents, cents, least, roundDiv, ZERO } from '../../kernel/money.ts'
import type { SupportAllocation } from '../../law/language/support-limit.ts'

/** What one of several asks of the same money, and the most that it may have of it. */
export interface SupportClaim {
  readonly asked: Cents
  readonly most: Cents
}

/**
 * Shares money among claims, to the cent: in proportion to what each asks, before any is capped, or in equal parts.
 * What one cannot take goes to the others in the same way; the odd cents go to the first.
 */
export function shareOut(
  cash: Cents,
  claims: readonly SupportClaim[],
  allocation: SupportAllocation,
): Cents[] {
  const given = claims.map(() => ZERO)
  const most = claims.map((claim) => least(claim.asked, claim.most))
  let [left, open] = [cash, claims.map((_, at) => at)]
  while (open.length > 0) {
    const weights = open.map((at) => (allocation === 'equal' ? 1n : claims[at]!.asked))
    const parts = split(left, weights)
    const full = open.filter((at, nth) => parts[nth]! >= most[at]!)
    if (full.length === 0) {
      for (const [nth, at] of open.entries()) given[at] = parts[nth]!
      break
    }
    for (const at of full) {
      given[at] = most[at]!
      left = cents(left - most[at]!)
    }
    open = open.filter((at) => !full.includes(at))
  }
  return given
}

function split(cash: Cents, weights: readonly bigint[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  let [passed, given] = [0n, 0n]
  return weights.map((weight) => {
    passed += weight
    const upTo = total === 0n ? 0n : roundDiv(cash * passed, total)
    const part = cents(upTo - given)
    given = upTo
    return part
  })
}
