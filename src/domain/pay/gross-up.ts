import { type Cents, cents, dollars, usd, ZERO } from '../../kernel/money.ts'
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

/** The amount of one earning whose check nets the wanted sum, or the next cent above it that can be reached. */
export function grossUp(
  input: PaycheckInput,
  { earning, net }: { earning: number; net: Cents },
  options: PaycheckOptions = {},
): GrossUp {
  // Many tries, one answer: only that one is explained.
  const trying = { ...options, explain: false }
  const netOf = (amount: Cents) => calculatePaycheck(withAmount(input, earning, amount), trying).net
  const amount = amountNetting(net, netOf)
  const paycheck = calculatePaycheck(withAmount(input, earning, amount), options)
  return { amount, paycheck, over: cents(paycheck.net - net) }
}

/**
 * Net hardly ever falls as pay rises, so the wanted net is closed in on between an amount that nets less and one that
 * nets enough: by the line through the two, and by halves where that is slow. A cent more of pay rarely leaves more than
 * a cent more of net, so the two become neighbors at the very cent; where that one is skipped, those around are tried.
 */
export function amountNetting(net: Cents, netOf: (amount: Cents) => bigint): Cents {
  const tried = (at: bigint): Tried => ({ at, net: netOf(cents(at)) })
  let low = tried(0n)
  if (low.net >= net) return ZERO
  let high = tried(net > 0n ? net : 1n)
  while (high.net < net) {
    low = high
    if (high.at * 2n > LARGEST) throw unreachable(net)
    high = tried(high.at * 2n)
  }
  for (let turn = 1; high.at - low.at > 1n; turn++) {
    const middle = tried(turn % HALVED === 0 ? (low.at + high.at) / 2n : between(low, high, net))
    if (middle.net < net) low = middle
    else high = middle
  }
  if (high.net === net) return cents(high.at)
  for (let near = 1n; near <= NEAR; near++) {
    for (const at of [high.at - near, high.at + near]) if (at > 0n && tried(at).net === net) return cents(at)
  }
  return cents(high.at)
}

interface Tried {
  readonly at: bigint
  readonly net: bigint
}

/** Where the line through both meets the wanted net, strictly between them. */
function between(low: Tried, high: Tried, net: bigint): bigint {
  const at = low.at + ((high.at - low.at) * (net - low.net)) / (high.net - low.net)
  if (at <= low.at) return low.at + 1n
  return at >= high.at ? high.at - 1n : at
}

const LARGEST = usd(50_000_000)
const NEAR = 12n
/** Every so many turns the distance is halved. */
const HALVED = 4

const withAmount = (input: PaycheckInput, earning: number, amount: Cents): PaycheckInput => ({
  ...input,
  earnings: input.earnings.map((each, at) => (at === earning ? { ...each, amount } : each)),
})

const unreachable = (net: Cents): Problem =>
  new Problem(400, `No gross amount leaves a net of ${dollars(net)}`, { refusal: 'netUnreachable' })
