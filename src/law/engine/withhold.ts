import { Problem } from '../../kernel/problem.ts'
import { money } from '../language/amounts.ts'
import { type Banded, billionths, dueOn, type Share, withinBase } from '../language/bands.ts'
import { elect, NO_ELECTIONS } from '../language/certificate.ts'
import { fraction, printed, roundDivide } from '../language/exact.ts'
import type { WithholdOptions } from '../language/look-up.ts'
import { known } from '../language/program.ts'
import type { Elections, PayFacts, Step, Withholding, YearToDate } from '../language/types.ts'
import { afterDeath, deathStep } from './after-death.ts'
import { applicableLaws } from './applicable-laws.ts'
import { assess } from './assess.ts'
import type { BandsEntry, PayerShare, PerHourEntry, SheetEntry } from './entry.ts'
import { explainedWages } from './explained-wages.ts'
import { addLine, grossOf, openPayment, type Payment, totalOf, wagesFor } from './payment.ts'
import { sumOfParts } from './sum-of-parts.ts'
import { takenOver } from './taken-over.ts'

/** Every tax of one payment, each on its own wages. Later ones may read earlier ones, so the order is law too. */
export function withhold(facts: PayFacts, options: WithholdOptions = {}): Withholding {
  try {
    return taken(facts, options)
  } catch (error) {
    // A worksheet left the range of exact whole numbers: millions, paid daily.
    if (!(error instanceof RangeError)) throw error
    throw new Problem(400, 'So large a payment at this frequency is beyond exact calculation', {
      refusal: 'tooLarge',
    })
  }
}

function taken(facts: PayFacts, options: WithholdOptions): Withholding {
  const plan = applicableLaws(facts, options)
  const payment = openPayment(facts, options.explain === true)

  const death = afterDeath(facts)
  if (death !== 'later') for (const each of plan.federalBands) takeBands(payment, each)
  if (death === undefined) takeFederal(payment, plan.federal)
  else spareFederal(payment, plan.federal)
  for (const each of plan.states) takeState(payment, each, each === plan.states[0])
  for (const each of plan.places) takePlace(payment, each)
  for (const each of plan.stateBands) takeBands(payment, each)
  for (const each of plan.perHour) takePerHour(payment, each)
  const { pays } = facts.employer
  if (pays !== undefined) return takenOver(payment.lines, pays)
  const { lines, employeeTaxes, employerTaxes } = payment
  return { lines, employeeTaxes, employerTaxes }
}

function takeBands(payment: Payment, each: BandsEntry): void {
  const { exemption, partOf, employee, employer } = each
  const { facts } = payment
  if (exemption !== undefined && facts.exemptions?.some((each) => each === exemption)) return
  const wages = partOf === undefined ? totalOf(wagesFor(payment, each)) : employerOwes(payment, partOf)
  const asksBefore = each.countsYear || each.isAskedToDate || payment.explain
  const before = asksBefore && partOf === undefined ? wagesBefore(facts.yearToDate, each) : 0
  if (employee !== undefined) takeShare(payment, each, employee, wages, before)
  if (employer === undefined) return
  const elsewhere = each.countsOtherStates && asksBefore ? wagesElsewhere(facts.yearToDate, each.where) : 0
  takeShare(payment, each, employer, wages, before + elsewhere)
}

function takeShare(
  payment: Payment,
  each: BandsEntry,
  { payer, usual, byClass, isAssigned, isFica, confidence: printed }: PayerShare,
  wages: number,
  before: number,
): void {
  const { facts, inputs } = payment
  const share = (each.classes && ofClass(each.classes, byClass, inputs.employees)) ?? usual
  const assigned = isAssigned ? facts.employer.rates[each.code] : undefined
  const asked = dueOn(share, wages, before, assigned)
  const due =
    isFica && before > 0 ? withinBase(share, asked, { wages: before, tax: taxBefore(facts, each) }) : asked
  const { taxable, amount } = due
  if (isFica) {
    inputs.fica += amount
    // Caps count wages; the tax so far follows from them.
    if (each.isAskedToDate) inputs.ficaToDate += dueOn(usual, before, 0, undefined).amount
  }
  const steps = payment.explain
    ? bandSteps(payment, each, share, { wages, before, due, uncut: asked.amount, assigned })
    : undefined
  const confidence = assigned === undefined ? printed : each.confidence
  const rate = assigned === undefined ? share.rate : billionths(assigned)
  addLine(payment, each, payer, { subject: wages, taxable, rate, amount, confidence, steps })
}

/** Of a part of another tax there are no wages to tell. */
function bandSteps(payment: Payment, each: BandsEntry, share: Share, told: Banded): Step[] {
  const from = each.partOf === undefined ? explainedWages(payment, each) : []
  return [...from, ...share.explain({ ...told, of: each.partOf })]
}

const ofClass = (
  classes: readonly number[],
  shares: readonly Share[],
  employees: number,
): Share | undefined => shares[classes.findIndex((below) => employees < below)]

/** A tax that begins above a bound has no taxable wages of its own below it, so the larger count is the year's. */
function wagesBefore({ taxes }: YearToDate, { code, countsWith }: BandsEntry): number {
  const own = taxes[code]
  const before = own === undefined ? 0 : Number(own.wages)
  if (countsWith === code) return before
  const other = taxes[countsWith]
  return other === undefined ? before : Math.max(before, Number(other.wages))
}

const taxBefore = ({ yearToDate }: PayFacts, { code }: BandsEntry): number =>
  Number(yearToDate.taxes[code]?.tax ?? 0n)

/** What other states have taken unemployment tax on this year counts against one base (26 USC 3306(b)(1) for the nation). */
function wagesElsewhere({ taxes }: YearToDate, where: string): number {
  let sum = 0
  for (const code in taxes) {
    if (code.endsWith('.sui') && !code.startsWith(where)) sum += Number(taxes[code]!.wages)
  }
  return sum
}

/** Minnesota's additional assessment is a percentage of the unemployment tax, which stands above it. */
function employerOwes({ lines }: Payment, code: string): number {
  return Number(lines.find((line) => line.code === code && line.payer === 'employer')?.amount ?? 0n)
}

function takeFederal(payment: Payment, each: SheetEntry): void {
  const elected = elect(each, NO_ELECTIONS, payment.facts.w4)
  const assessed = assess(payment, each, elected, Number(payment.facts.w4.extra))
  payment.inputs.federalTax = assessed.regularTax + assessed.extra
  payment.inputs.federalSupplementalTax = assessed.supplementalTax
  addLine(payment, each, 'employee', sumOfParts(assessed))
}

/** No wages of this tax: Form W-2 does not have them in box 1. */
function spareFederal(payment: Payment, each: SheetEntry): void {
  const steps = payment.explain ? [deathStep(payment.facts.diedOn!, money(0))] : undefined
  const { confidence } = each
  addLine(payment, each, 'employee', { subject: 0, taxable: 0, rate: null, amount: 0, confidence, steps })
}

/**
 * The work state comes first, and the home state gives credit for its tax: not for what the worker asked the work state to take
 * beside it. What the federal certificate asks for the state is asked for once.
 */
function takeState(payment: Payment, each: SheetEntry, isFirst: boolean): void {
  const { w4, stateExtra } = payment.facts
  const elected = elect(each, formFor(payment, each), w4)
  const beside = isFirst && stateExtra !== undefined ? Number(stateExtra) : 0
  const assessed = assess(payment, each, elected, elected.extra + beside)
  payment.inputs.stateTax = assessed.regularTax
  const credit = each.lessWorkState ? payment.workStateTax : 0
  if (!each.lessWorkState) payment.workStateTax = assessed.regularTax + assessed.supplementalTax
  addLine(payment, each, 'employee', sumOfParts(assessed, credit))
}

/** A place reads its state's certificate as far as it has the same fields; extra withholding is the state's. */
function takePlace(payment: Payment, each: SheetEntry): void {
  const { facts, inputs } = payment
  const assessed = assess(payment, each, elect(each, formFor(payment, each), facts.w4), 0)
  if (each.residency === 'nonresident' && isIncomeTax(each))
    inputs.workPlaceTax += assessed.regularTax + assessed.supplementalTax
  if (isIncomeTax(each) && each.where.startsWith(facts.work.state))
    inputs.placeTax += assessed.regularTax + assessed.supplementalTax
  addLine(payment, each, each.payer, sumOfParts(assessed))
}

/** The form of the law's own state, whichever of the two that is. */
const formFor = ({ facts }: Payment, { reads }: SheetEntry): Elections =>
  (reads === undefined ? undefined : facts[reads]) ?? NO_ELECTIONS

/** A home place credits income tax, not what a work place takes per head (Pennsylvania's local services tax). */
const isIncomeTax = ({ code, payer }: SheetEntry): boolean =>
  payer === 'employee' && code.endsWith('.incomeTax')

function takePerHour(payment: Payment, each: PerHourEntry): void {
  const { law, code, confidence } = each
  const given = payment.facts.employer.perHour?.[code]
  // Without hours a printed rate is left out; a notice that cannot be followed is refused.
  if (payment.inputs.hours === undefined && given === undefined) return
  const hours = known(payment.inputs.hours, `the hours of the period (${code})`)
  for (const payer of ['employee', 'employer'] as const) {
    const rate = given?.[payer] ?? law[payer]
    if (rate === undefined) continue
    const { numerator, denominator } = fraction(rate)
    const amount = roundDivide(hours * numerator, denominator)
    const inputs = { hours: printed(hours, 100), 'dollars per hour': rate }
    const step = { line: 'premium', formula: 'hours × dollars per hour', inputs, value: money(amount) }
    const taxable = grossOf(payment)
    addLine(payment, each, payer, {
      subject: taxable,
      taxable,
      rate: null,
      amount,
      confidence,
      steps: [step],
    })
  }
}
