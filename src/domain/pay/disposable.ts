import { atLeastZero, type Cents, cents } from '../../kernel/money.ts'
import type { Frequency, Step } from '../../law/language/types.ts'
import { garnishmentLaw, weeksIn } from '../../law/us/garnishment/limits.ts'
import { step } from './explained-steps.ts'
import type { GarnishablePay } from './garnishment-order.ts'

/** What an order asks of a payment, and the most that the law lets it have. */
export interface Wanted {
  readonly wanted: Cents
  readonly limit: Cents
  readonly disposable: Cents
  readonly barred?: boolean
  readonly law: { readonly law: string; readonly source: string; readonly confidence: string }
  readonly steps: readonly Step[]
}

/** 15 USC 1672(b): what remains after the amounts that the law requires to be withheld. */
export const disposableOf = (pay: GarnishablePay): Cents => atLeastZero(pay.gross - pay.taxes)

export const disposableStep = (pay: GarnishablePay): Step =>
  step(
    'disposable earnings',
    'earnings − what the law withholds',
    { earnings: pay.gross, taxes: pay.taxes },
    disposableOf(pay),
  )

/** So much a week, for the pay period; rounded up, because it protects. */
export function protectedPay(frequency: Frequency, weekly: bigint): Cents {
  const [weeks, per] = weeksIn[frequency]
  return cents((weekly * weeks + per - 1n) / per)
}

export const federal = (confidence: string) => ({
  law: garnishmentLaw.id,
  source: garnishmentLaw.source,
  confidence,
})
