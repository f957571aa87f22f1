import type { LineKind } from '../pay/lines.ts'

/** What a paycheck has as lines only. */
export interface KindSums {
  readonly pretax: bigint
  readonly aftertax: bigint
  readonly orders: bigint
  readonly contributions: bigint
}

/** The amounts of one paycheck, or of several. */
export interface PaySums extends KindSums {
  /** Hundredths of an hour. */
  readonly hours: number
  readonly gross: bigint
  readonly reimbursements: bigint
  readonly employeeTaxes: bigint
  readonly net: bigint
  readonly employerTaxes: bigint
}

export function kindSums(lines: readonly { readonly kind: LineKind; readonly amount: bigint }[]): KindSums {
  const sum = (kind: LineKind): bigint =>
    lines.reduce((all, line) => (line.kind === kind ? all + line.amount : all), 0n)
  return {
    pretax: sum('pretax'),
    aftertax: sum('aftertax'),
    orders: sum('garnishment'),
    contributions: sum('employerBenefit'),
  }
}
