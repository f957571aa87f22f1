import { quarterOf } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { type Cents, cents, usd } from '../../kernel/money.ts'
import { computeForm, type FormFigures, type Sums, sumOf } from '../../law/engine/forms/compute.ts'
import type { FilingForm, Measure } from '../../law/language/filing-form.ts'
import { caughtUp } from './caught-up.ts'
import type { Entered } from './filing.ts'
import { type Paid, sumsOf, total } from './paid.ts'

export interface FutaFacts {
  /** By person, quarter and state of work, or finer. */
  readonly paid: readonly Paid[]
  readonly deposits: Cents
  readonly isFinal: boolean
  readonly entered: Entered
}

/** One person's part of lines 3 to 7. */
export interface FutaPart {
  readonly userId: string
  readonly payments: Cents
  readonly exemptFringe: Cents
  readonly exemptLife: Cents
  readonly exemptRetirement: Cents
  readonly exemptCare: Cents
  readonly exemptOther: Cents
  readonly aboveBase: Cents
  readonly futaWages: Cents
}

export function compute940(form: FilingForm, facts: FutaFacts): FormFigures {
  const paid = caughtUp(facts.paid, { code: 'US.futa', base: BASE })
  const parts = futaParts(paid)
  const sum = (of: (part: FutaPart) => bigint): Cents => total(parts, of)
  const states = futaStates(paid)
  const inQuarter = (quarter: number): Cents =>
    futaWages(paid.filter(({ payDate }) => quarterOf(payDate) === quarter))
  const figures = computeForm(form, {
    sums: new Map(),
    states,
    given: {
      payments: sum((part) => part.payments),
      exemptFringe: sum((part) => part.exemptFringe),
      exemptLife: sum((part) => part.exemptLife),
      exemptRetirement: sum((part) => part.exemptRetirement),
      exemptCare: sum((part) => part.exemptCare),
      exemptOther: sum((part) => part.exemptOther),
      aboveBase: sum((part) => part.aboveBase),
      futaWages1: inQuarter(1),
      futaWages2: inQuarter(2),
      futaWages3: inQuarter(3),
      states: states.length,
      deposits: facts.deposits,
      isFinal: facts.isFinal,
      ...facts.entered,
    },
  })
  const [only, ...others] = states
  return { ...figures, lines: { ...figures.lines, '1a': others.length === 0 ? (only?.state ?? '') : '' } }
}

/** The base of FUTA since 1983 (26 USC 3306(b)(1)). */
const BASE = usd(7_000)

const both = (kind: string): readonly Measure[] => [
  ['amount', 'pretax', kind],
  ['amount', 'employerBenefit', kind],
]
const employers = (kind: string): readonly Measure[] => [['amount', 'employerBenefit', kind]]

/** What FUTA leaves out, by the boxes of line 4. A worker's own deferrals are not among it. */
const exempt: Readonly<Record<'fringe' | 'life' | 'retirement' | 'care', readonly Measure[]>> = {
  fringe: [
    ...['Medical', 'Dental', 'Vision', 'FSA', 'HSA', 'Commuter', 'Parking'].flatMap(both),
    ...['Life', 'Disability', 'Other Plan', 'Adoption Assistance'].flatMap(employers),
    ['amount', 'earning', 'S-Corp 2% Health'],
  ],
  life: [['amount', 'earning', 'Group-Term Life']],
  retirement: [
    ...['401(k)', '403(b)', '457(b)', 'SIMPLE IRA', 'Roth 401(k)', 'Roth 403(b)'],
    ...['401(k) Match', 'Roth 401(k) Match'],
  ].flatMap(employers),
  care: both('Dependent Care FSA'),
}

/** Person by person, because what is above the base is. */
export const futaParts = (paid: readonly Paid[]): readonly FutaPart[] =>
  [...groupedBy(paid, ({ userId }) => userId)].map(([userId, rows]) => futaPart(userId, sumsOf(rows)))

function futaPart(userId: string, sums: Sums): FutaPart {
  const of = (measures: readonly Measure[]): bigint => sumOf(sums, measures)
  const payments = of([
    ['amount', 'earning', '*'],
    ['amount', 'employerBenefit', '*'],
  ])
  const taxed = of([['taxable', 'employerTax', 'US.futa']])
  const parts = { fringe: of(exempt.fringe), life: of(exempt.life), retirement: of(exempt.retirement) }
  const known = { ...parts, care: of(exempt.care) }
  const left = payments - known.fringe - known.life - known.retirement - known.care
  // Someone whom FUTA does not reach at all is exempt as a whole; of everyone else what is left is under the base or above.
  const aboveBase = taxed > 0n && left > BASE ? left - BASE : 0n
  return {
    userId,
    payments: cents(payments),
    exemptFringe: cents(known.fringe),
    exemptLife: cents(known.life),
    exemptRetirement: cents(known.retirement),
    exemptCare: cents(known.care),
    exemptOther: cents(left - aboveBase - taxed),
    aboveBase: cents(aboveBase),
    futaWages: cents(taxed),
  }
}

const futaWages = (paid: readonly Paid[]): Cents =>
  total(paid, (row) => sumOf(sumsOf([row]), [['taxable', 'employerTax', 'US.futa']]))

/** Taxable wages by the state whose unemployment tax they bear. */
const futaStates = (paid: readonly Paid[]) =>
  [...groupedBy(paid, ({ state }) => state)]
    .map(([state, rows]) => ({ state, wages: futaWages(rows) }))
    .filter(({ wages }) => wages > 0n)
