import { cents } from '../../kernel/money.ts'
import type { PayAccount } from './net-split.ts'
import type { PaySplit } from './pay-split.ts'

/** What percents have taken of what the fixed amounts leave, in hundredths of a percent. */
export const percentsOf = (splits: readonly PaySplit[]): number =>
  splits.reduce((sum, { payBasisPoints }) => sum + payBasisPoints, 0)

/** Nothing is left for another account: percents are 100, or one account takes the rest. */
export const isWholeSplit = (splits: readonly PaySplit[]): boolean =>
  splits.some(({ payKind }) => payKind === 'remainder') || percentsOf(splits) === WHOLE

/** How splits of one person do not fit together; undefined when each cent has its place. */
export function splitFault(splits: readonly PaySplit[]): SplitFault | undefined {
  const rests = splits.filter(({ payKind }) => payKind === 'remainder').length
  const percents = percentsOf(splits)
  if (rests > 1) return { fault: 'twoRemainders', percents }
  if (rests === 1) return percents >= WHOLE ? { fault: 'nothingRemains', percents } : undefined
  return percents === WHOLE ? undefined : { fault: 'not100', percents }
}

interface SplitFault {
  readonly fault: 'twoRemainders' | 'nothingRemains' | 'not100'
  /** Hundredths of a percent. */
  readonly percents: number
}

export function payAccountOf(id: string, { payKind, payBasisPoints, payAmount }: PaySplit): PayAccount {
  if (payKind === 'remainder') return { id, remainder: true }
  if (payKind === 'amount') return { id, amount: cents(payAmount) }
  return { id, percent: { numerator: BigInt(payBasisPoints), denominator: 10_000n } }
}

/** All of the net pay, or of what fixed amounts leave, in hundredths of a percent. */
export const WHOLE = 10_000
