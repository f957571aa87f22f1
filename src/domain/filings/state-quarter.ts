import { groupedBy } from '../../kernel/grouped.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { Sums } from '../../law/engine/forms/compute.ts'
import { type Paid, sumsOf } from './paid.ts'

/** A state's quarter: unemployment wages before and after the base, what was withheld, and its other taxes. */
export interface StateQuarter {
  readonly uiTotalWages: Cents
  readonly uiTaxableWages: Cents
  readonly uiExcessWages: Cents
  readonly stateTaxableWages: Cents
  readonly stateTaxWithheld: Cents
  readonly taxes: readonly StateTax[]
  readonly people: readonly StateWorker[]
}

interface StateTax {
  readonly code: string
  readonly payer: 'employee' | 'employer'
  readonly subject: Cents
  readonly taxable: Cents
  /** As it was booked check by check; a rate of the whole may differ by cents. */
  readonly amount: Cents
}

interface StateWorker {
  readonly userId: string
  readonly totalWages: Cents
  readonly taxableWages: Cents
  readonly excessWages: Cents
  readonly stateWages: Cents
  readonly stateTax: Cents
}

export function stateQuarter(state: string, paid: readonly Paid[]): StateQuarter {
  const sums = sumsOf(paid)
  const people = [...groupedBy(paid, ({ userId }) => userId)]
    .map(([userId, rows]) => workerIn(state, userId, sumsOf(rows)))
    .filter(
      ({ totalWages, stateWages, stateTax }) => totalWages !== 0n || stateWages !== 0n || stateTax !== 0n,
    )
  const ui = sums.get(`employerTax ${state}.sui`)
  const income = sums.get(`employeeTax ${state}.incomeTax`)
  return {
    uiTotalWages: cents(ui?.subject ?? 0n),
    uiTaxableWages: cents(ui?.taxable ?? 0n),
    uiExcessWages: cents((ui?.subject ?? 0n) - (ui?.taxable ?? 0n)),
    stateTaxableWages: cents(income?.taxable ?? 0n),
    stateTaxWithheld: cents(income?.amount ?? 0n),
    taxes: taxesIn(state, sums),
    people,
  }
}

function workerIn(state: string, userId: string, sums: Sums): StateWorker {
  const ui = sums.get(`employerTax ${state}.sui`)
  const income = sums.get(`employeeTax ${state}.incomeTax`)
  return {
    userId,
    totalWages: cents(ui?.subject ?? 0n),
    taxableWages: cents(ui?.taxable ?? 0n),
    excessWages: cents((ui?.subject ?? 0n) - (ui?.taxable ?? 0n)),
    stateWages: cents(income?.taxable ?? 0n),
    stateTax: cents(income?.amount ?? 0n),
  }
}

/** Of the state and its places, in order of codes. */
const taxesIn = (state: string, sums: Sums): readonly StateTax[] =>
  [...sums]
    .flatMap(([word, { subject, taxable, amount }]) => {
      const [kind, code] = word.split(' ') as [string, string]
      const isTax = kind === 'employeeTax' || kind === 'employerTax'
      if (!isTax || !(code.startsWith(`${state}.`) || code.startsWith(`${state}-`))) return []
      const payer = kind === 'employeeTax' ? ('employee' as const) : ('employer' as const)
      return [{ code, payer, subject: cents(subject), taxable: cents(taxable), amount: cents(amount) }]
    })
    .sort((a, b) => (`${a.code} ${a.payer}` < `${b.code} ${b.payer}` ? -1 : 1))
