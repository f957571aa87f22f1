import { type Cents, cents, dollars, usd } from '../../kernel/money.ts'
import { Problem } from '../../kernel/problem.ts'
import { calculatePaycheck } from './paycheck.ts'
import type { Paycheck, PaycheckInput, PaycheckOptions } from './paycheck-types.ts'

export interface GrossUp {
  /** The amount of the earning that was solved for. */
  readonly amount: Cents
  readonly paycheck: Paycheck
  /** Net above the wish: rounding leaves some cents unreachable, then this is 1 (or more). Else 0. */
  readonly over: Cents
}

/**
 * The smallest amount of one earning whose check nets at least the wanted sum. Net does not fall as pay rises, so whole
 * cents are bisected; where rounding makes two neighbors change places, the cents around are tried too.
 */
export function grossUp(
  input: PaycheckInput,
  { earning, net }: { earning: number; net: Cents },
  options: PaycheckOptions = {},
): GrossUp {
  // Many tries, one answer: only that one is explained.
  const trying = { ...options, explain: false }
  const check = (amount: bigint) => calculatePaycheck(withAmount(input, earning, cents(amount)), trying)
  if (check(0n).net >= net) return solved(input, earning, 0n, net, options)

  let [low, high] = [0n, net > 0n ? (net as bigint) : 1n]
  while (check(high).net < net) {
    low = high
    high *= 2n
    if (high > LARGEST) throw unreachable(net)
  }
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (check(middle).net < net) low = middle
    else high = middle
  }
  for (let near = high > NEAR ? high - NEAR : 0n; near <= high + NEAR; near++) {
    if (check(near).net === net) return solved(input, earning, near, net, options)
  }
  return solved(input, earning, high, net, options)
}

const LARGEST = usd(50_000_000)
const NEAR = 3n

function solved(
  input: PaycheckInput,
  earning: number,
  amount: bigint,
  net: Cents,
  options: PaycheckOptions,
): GrossUp {
  const paycheck = calculatePaycheck(withAmount(input, earning, cents(amount)), options)
  return { amount: cents(amount), paycheck, over: cents(paycheck.net - net) }
}

const withAmount = (input: PaycheckInput, earning: number, amount: Cents): PaycheckInput => ({
  ...input,
  earnings: input.earnings.map((each, at) => (at === earning ? { ...each, amount } : each)),
})

const unreachable = (net: Cents): Problem =>
  new Problem(400, `No gross amount leaves a net of ${dollars(net)}`, { refusal: 'netUnreachable' })
