export const splitKinds = ['percent', 'amount', 'remainder'] as const
export type SplitKind = (typeof splitKinds)[number]

/** How a bank account takes part in the net pay, as it is kept. */
export interface PaySplit {
  readonly payKind: SplitKind
  /** Hundredths of a percent, of a `percent`. */
  readonly payBasisPoints: number
  /** Of an `amount`. */
  readonly payAmount: bigint
}

export const NO_SPLIT: PaySplit = { payKind: 'percent', payBasisPoints: 0, payAmount: 0n }

export const percentSplit = (payBasisPoints: number): PaySplit => ({ ...NO_SPLIT, payBasisPoints })

/** Whether anything goes to the account at all. */
export const takesPart = ({ payKind, payBasisPoints }: PaySplit): boolean =>
  payKind !== 'percent' || payBasisPoints > 0

export const isSameSplit = (one: PaySplit, other: PaySplit): boolean =>
  one.payKind === other.payKind &&
  one.payBasisPoints === other.payBasisPoints &&
  one.payAmount === other.payAmount
