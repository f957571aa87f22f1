import { addDays, type Day, epochDay, quarterOf, yearOf } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import type { Rate } from '../../kernel/rate.ts'
import { money } from '../language/amounts.ts'
import type { Elected } from '../language/certificate.ts'
import { fraction, roundDivide } from '../language/exact.ts'
import type { Confidence, Step } from '../language/types.ts'
import type { Worksheet } from '../language/worksheet.ts'
import type { SheetEntry } from './entry.ts'
import { explainedWages } from './explained-wages.ts'
import { grossOf, type Payment, wagesFor } from './payment.ts'

export interface Assessed {
  readonly taxable: number
  /** On the wages of the worksheet, before extra withholding. */
  readonly regularTax: number
  readonly supplementalTax: number
  /** What the worker asked for beside the tax. */
  readonly extra: number
  readonly confidence: Confidence
  readonly steps: Step[] | undefined
}

/**
 * One income tax on one payment: the worksheet on the regular wages; on the supplemental ones the flat rate, or
 * the worksheet on both together; above the mandatory bound its rate; then what the worker asked for beside.
 */
export function assess(payment: Payment, each: SheetEntry, elected: Elected, extraAsked: number): Assessed {
  const { confidence } = each
  const split = splitWages(payment, each)
  const steps: Step[] | undefined = payment.explain ? splitSteps(payment, each, split) : undefined
  const { taxable, isFlat, supplemental } = split
  if (taxable === 0) return { taxable, regularTax: 0, supplementalTax: 0, extra: 0, confidence, steps }

  setInputs(payment, each, split)
  let [regularTax, extra, supplementalTax] = [0, 0, 0]
  const regularSheet = elected.exempt ? each.ofExempt : each.regular
  if (regularSheet !== undefined && payment.inputs.wages > 0) {
    regularTax = work(regularSheet(elected), payment, elected, steps)
    extra = elected.exempt ? 0 : extraWith(each, regularTax, extraAsked)
  }
  if (!elected.exempt && isFlat && supplemental > 0) {
    const isTogether = regularTax === 0 && split.regular > 0 && needsTaxed(each)
    if (isTogether) payment.inputs.wages = split.regular + supplemental
    const sheet = isTogether ? each.regular(elected) : each.flat(elected)
    supplementalTax = work(sheet, payment, elected, steps)
  }
  if (split.mandatory > 0) supplementalTax += takeMandatory(each, split.mandatory, steps)
  return {
    taxable,
    regularTax,
    supplementalTax,
    extra,
    confidence: supplementalTax > 0 ? each.supplementalConfidence : confidence,
    steps,
  }
}

/** The worksheet is for regular wages where supplemental ones have their own rate. */
function splitSteps(payment: Payment, each: SheetEntry, split: Split): Step[] {
  const { isFlat, taxable, regular, supplemental, mandatory } = split
  const beside = isFlat ? supplemental + mandatory : mandatory
  if (beside === 0) return explainedWages(payment, each)
  const all = explainedWages(payment, each, 'all wages')
  const inputs = { 'all wages': money(taxable), 'supplemental wages': money(beside) }
  const value = money(isFlat ? regular : taxable - mandatory)
  return [...all, { line: 'wages', formula: 'all wages − supplemental wages', inputs, value }]
}

const needsTaxed = ({ supplemental }: SheetEntry): boolean =>
  supplemental !== 'aggregate' && supplemental.ifTaxed === true

function work(sheet: Worksheet, payment: Payment, elected: Elected, steps: Step[] | undefined): number {
  const { inputs, facts } = payment
  if (steps === undefined) return sheet.run(inputs, elected.numbers, facts.w4)
  const tax = sheet.trace(inputs, elected.numbers, facts.w4)
  steps.push(...sheet.explain())
  return tax
}

const extraWith = ({ roundsExtra }: SheetEntry, tax: number, asked: number): number =>
  roundsExtra ? roundDivide(tax + asked, 100) * 100 - tax : asked

interface Split {
  readonly taxable: number
  readonly regular: number
  readonly bonus: number
  /** Supplemental wages under the mandatory bound, and above it. */
  readonly supplemental: number
  readonly mandatory: number
  readonly isFlat: boolean
}

function splitWages(payment: Payment, each: SheetEntry): Split {
  const { supplemental: rule } = each
  const { regular, bonus, supplemental } = wagesFor(payment, each)
  const paid = bonus + supplemental
  if (paid === 0 || rule === 'aggregate') {
    return { taxable: regular + paid, regular, bonus, supplemental: paid, mandatory: 0, isFlat: false }
  }
  const { yearToDate, supplementalMethod } = payment.facts
  const bound = rule.mandatory === undefined ? Number.MAX_SAFE_INTEGER : rule.mandatory.over * 100
  const over = Number(yearToDate.supplementalWages) + paid - bound
  const mandatory = Math.max(0, Math.min(paid, over))
  const isFlat = supplementalMethod === 'flat' && !(rule.alone === true && regular > 0)
  return { taxable: regular + paid, regular, bonus, supplemental: paid - mandatory, mandatory, isFlat }
}

function setInputs(payment: Payment, each: SheetEntry, split: Split): void {
  const { inputs, facts } = payment
  const { code } = each
  inputs.wages = split.isFlat ? split.regular : split.regular + split.supplemental
  inputs.supplemental = split.supplemental
  inputs.bonus = Math.min(split.bonus, split.supplemental)
  inputs.other = split.supplemental - inputs.bonus
  if (each.asksGross) inputs.gross = grossOf(payment)
  if (each.asksYear) setYear(payment, code)
  if (each.asksMonth) setMonth(payment, code)
  if (each.asksDays) setDays(payment)
  if (each.asksAssignedRate) inputs.assignedRate = millionths(facts.employer.rates[code])
  if (each.asksAssignedAmount) {
    inputs.assignedAmount = wholeOf(facts.employer.amounts?.[code])
    inputs.eachPeriod = facts.employer.eachPeriod?.includes(code) ? 1 : 0
  }
}

function setYear({ inputs, facts }: Payment, code: string): void {
  const year = facts.yearToDate.taxes[code]
  inputs.yearWages = Number(year?.wages ?? 0n)
  inputs.yearTax = Number(year?.tax ?? 0n)
}

function setMonth({ inputs, facts }: Payment, code: string): void {
  const month = facts.yearToDate.taxes[`${code}:${facts.payDate.slice(0, 7)}`]
  inputs.monthWages = Number(month?.wages ?? 0n)
  inputs.monthTax = Number(month?.tax ?? 0n)
}

/** A week belongs to the period that its Saturday is in, so that each is counted once. */
function setDays({ inputs, facts: { periodStart, periodEnd } }: Payment): void {
  inputs.weeks = saturdaysThrough(epochDay(periodEnd)) - saturdaysThrough(epochDay(periodStart) - 1)
  inputs.quarterEnds = quarterNumber(addDays(periodEnd, 1)) === quarterNumber(periodStart) ? 0 : 1
}

/** Day 2 of the epoch was one. */
const saturdaysThrough = (on: number): number => Math.floor((on - 2) / 7)
const quarterNumber = (on: Day): number => yearOf(on) * 4 + quarterOf(on)

const wholeOf = (amount: Cents | undefined): number | undefined =>
  amount === undefined ? undefined : Number(amount)

const millionths = (rate: Rate | undefined): number | undefined =>
  rate && Number((rate.numerator * 1_000_000n) / rate.denominator)

/** Whatever the certificate says: exempt workers too (26 CFR 31.3402(g)-1(a)(2)). */
function takeMandatory({ supplemental }: SheetEntry, wages: number, steps: Step[] | undefined): number {
  const { over, rate } = (supplemental as { mandatory: { over: number; rate: string } }).mandatory
  const { numerator, denominator } = fraction(rate)
  const tax = roundDivide(wages * numerator, denominator)
  const inputs = { [`supplemental wages of the year over ${over}`]: money(wages) }
  steps?.push({ line: 'mandatory rate', formula: `${rate} of the excess`, inputs, value: money(tax) })
  return tax
}
