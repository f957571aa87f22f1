import type { Day } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { agencyOf } from './agencies.ts'
import type { RunTotals } from './run-totals.ts'

/** What is owed to an agency for wages paid on a day, and what of it was deposited. */
export interface Liability {
  readonly agencyRef: string
  readonly payDate: Day
  readonly accrued: bigint
  readonly deposited: bigint
  /** What is owed, tax by tax: one payment has them all. */
  readonly parts: readonly TaxPart[]
}

export interface TaxPart {
  readonly code: string
  readonly amount: bigint
}

/** What a run owes to each agency. */
export function runLiabilities(run: RunTotals): readonly Liability[] {
  const owed = groupedBy(taxesOf(run), ({ code }) => agencyOf(code, run.federalForm).ref)
  return [...owed].map(([agencyRef, parts]) => ({
    agencyRef,
    payDate: run.payDate,
    accrued: parts.reduce((sum, { amount }) => sum + amount, 0n),
    deposited: 0n,
    parts: parts.map(({ code, amount }) => ({ code, amount })),
  }))
}

export const taxesOf = ({ lines }: RunTotals): RunTotals['lines'] =>
  lines.filter(({ kind }) => kind === 'employeeTax' || kind === 'employerTax')
