import { atLeastZero, type Cents, cents } from '../../kernel/money.ts'
import { type Chosen, citation, needTable } from '../../law/engine/editions.ts'
import type { GarnishmentLaw } from '../../law/language/garnishment.ts'
import type { Confidence, Step } from '../../law/language/types.ts'
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
export function protectedPay(pay: GarnishablePay, weekly: bigint): Cents {
  const [weeks, per] = garnishmentLaw(pay).law.weeksIn[pay.frequency]
  return cents((weekly * weeks + per - 1n) / per)
}

/** The federal law on orders, in force when the payment is made. */
export const garnishmentLaw = ({ payDate, lookUp }: GarnishablePay): Chosen<GarnishmentLaw> =>
  needTable('garnishment', 'US', payDate, lookUp)

/** A part of it that is as sure as this, unless all of it is past what was checked. */
export function federal(pay: GarnishablePay, part: Confidence): Wanted['law'] {
  const { law, confidence } = garnishmentLaw(pay)
  return {
    law: citation(law, 'US.garnishment'),
    source: law.source,
    confidence: confidence === 'provisional' ? confidence : part,
  }
}
