import { groupedBy } from '../../kernel/grouped.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { Sums } from '../../law/engine/forms/compute.ts'
import { type Paid, sumsOf, total } from './paid.ts'

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

/** The totals of a state's report of wages, in words. */
export const WAGE_WORDS: Readonly<Record<string, string>> = {
  workers: 'Workers with wages in the state',
  uiTotalWages: 'Wages subject to unemployment tax, before the base',
  uiExcessWages: 'Of these above the base',
  uiTaxableWages: 'Taxable wages',
  stateTaxableWages: 'Wages subject to withholding',
  stateTaxWithheld: 'State income tax withheld',
}

interface StateTax {
  readonly code: string
  readonly payer: 'employee' | 'employer'
  readonly subject: Cents
  readonly taxable: Cents
  /** As it was booked check by check; a rate of the whole may differ by cents. */
  readonly amount: Cents
}

/** What was worked in a state in a quarter. */
export interface WorkedInState {
  /** Hundredths of an hour. */
  readonly hours: number
  readonly weeks: number
  /** Whether the pay period with the 12th of each month was paid. */
  readonly months: readonly boolean[]
}

interface StateWorker {
  readonly userId: string
  readonly totalWages: Cents
  readonly taxableWages: Cents
  readonly excessWages: Cents
  readonly stateWages: Cents
  readonly stateTax: Cents
  readonly grossWages: Cents
  readonly disabilityWages: Cents
  readonly tips: Cents
  /** Where else wages of the quarter are counted; empty where nowhere. */
  readonly otherState: string
  readonly otherTotalWages: Cents
  readonly otherTaxableWages: Cents
}

export function stateQuarter(state: string, paid: readonly Paid[]): StateQuarter {
  const sums = sumsOf(paid)
  const people = [...groupedBy(paid, ({ userId }) => userId)]
    .map(([userId, rows]) => workerIn(state, userId, rows))
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

function workerIn(state: string, userId: string, rows: readonly Paid[]): StateWorker {
  const sums = sumsOf(rows)
  const here = rows.filter((row) => row.state === state)
  const gross = here.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'earning')
  const other = elsewhere(state, sums)
  const ui = sums.get(`employerTax ${state}.sui`)
  const income = sums.get(`employeeTax ${state}.incomeTax`)
  return {
    userId,
    totalWages: cents(ui?.subject ?? 0n),
    taxableWages: cents(ui?.taxable ?? 0n),
    excessWages: cents((ui?.subject ?? 0n) - (ui?.taxable ?? 0n)),
    stateWages: cents(income?.taxable ?? 0n),
    stateTax: cents(income?.amount ?? 0n),
    grossWages: total(gross, ({ amount }) => amount),
    disabilityWages: cents(sums.get(`employeeTax ${state}.sdi`)?.taxable ?? 0n),
    tips: total(here, ({ tips }) => tips),
    otherState: other?.state ?? '',
    otherTotalWages: cents(other?.subject ?? 0n),
    otherTaxableWages: cents(other?.taxable ?? 0n),
  }
}

/** The other state that counts most of the quarter's unemployment wages. */
function elsewhere(state: string, sums: Sums) {
  const others = [...sums].flatMap(([word, { subject, taxable }]) => {
    const [, found] = /^employerTax ([A-Z]{2})\.sui$/.exec(word) ?? []
    return found === undefined || found === state || subject === 0n
      ? []
      : [{ state: found, subject, taxable }]
  })
  return others.sort((a, b) => (a.subject > b.subject ? -1 : 1))[0]
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
