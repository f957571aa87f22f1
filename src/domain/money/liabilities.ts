import type { Day } from '../../kernel/dates.ts'
import { agencyOf } from './agencies.ts'
import type { RunTotals } from './run-totals.ts'

/** What is owed to an agency for wages paid on a day, and what of it was deposited. */
export interface Liability {
  readonly agencyRef: string
  readonly payDate: Day
  readonly accrued: bigint
  readonly deposited: bigint
}

/** What a run owes to each agency. */
export function runLiabilities(run: RunTotals): readonly Liability[] {
  const sums = new Map<string, bigint>()
  for (const { code, amount } of taxesOf(run)) {
    const { ref } = agencyOf(code)
    sums.set(ref, (sums.get(ref) ?? 0n) + amount)
  }
  return [...sums].map(([agencyRef, accrued]) => ({
    agencyRef,
    payDate: run.payDate,
    accrued,
    deposited: 0n,
  }))
}

export const taxesOf = ({ lines }: RunTotals): RunTotals['lines'] =>
  lines.filter(({ kind }) => kind === 'employeeTax' || kind === 'employerTax')
