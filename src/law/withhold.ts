import { cents, dollars } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import type { Rate } from '../kernel/rate.ts'
import { type Elected, elect, NO_ELECTIONS } from './certificate.ts'
import type { PerHourLaw } from './declare.ts'
import { weaker } from './editions.ts'
import { fraction, printed, roundDivide } from './exact.ts'
import { type BandsEntry, type Entry, planFor, type SheetEntry } from './plan.ts'
import { takenOver } from './taken-over.ts'
import type { Confidence, PayFacts, Step, TaxLine, Wages, WithholdOptions } from './types.ts'
import { type Inputs, known } from './worksheet.ts'

/** Every tax of one payment, each on its own wages: FICA and FUTA, federal, state, places, then the state's rest. */
export function withhold(facts: PayFacts, options: WithholdOptions = {}): TaxLine[] {
  const plan = planFor(facts, options)
  const payment = new Payment(facts, options.explain === true)

  for (const each of plan.bands) if (each.where === 'US') payment.bands(each)
  payment.federal(plan.federal)
  for (const each of plan.states) payment.state(each)
  for (const each of plan.places) payment.place(each)
  for (const each of plan.bands) if (each.where !== 'US') payment.bands(each)
  for (const each of plan.perHour) payment.perHour(each)
  const { pays } = facts.employer
  return pays === undefined ? payment.lines : takenOver(payment.lines, pays)
}

/** No payment of ours is larger; below it every worksheet stays in the range of exact whole numbers. */
const LARGEST = 10_000_000_000n

interface Assessed {
  readonly taxable: number
  readonly amount: number
  /** On the wages of the worksheet, before extra withholding. */
  readonly regularTax: number
  readonly supplementalTax: number
  readonly confidence: Confidence
  readonly steps: Step[]
}

class Payment {
  readonly lines: TaxLine[] = []
  readonly #facts: PayFacts
  readonly #explain: boolean
  readonly #inputs: Inputs
  #workStateTax = 0
  #workWithholds = false

  constructor(facts: PayFacts, explain: boolean) {
    this.#facts = facts
    this.#explain = explain
    this.#inputs = { ...NOTHING, employees: facts.employer.employees ?? Number.MAX_SAFE_INTEGER }
    this.#inputs.hours = facts.hours && Math.round(facts.hours * 100)
  }

  bands(each: BandsEntry): void {
    const { law, code } = each
    const facts = this.#facts
    if (law.exemption !== undefined && facts.exemptions?.includes(law.exemption)) return
    const wages =
      law.partOf === undefined ? total(this.#wages(law.base, each.where)) : this.#employerOwes(law.partOf)
    const toDate = facts.yearToDate.taxes[code]
    const before = toDate === undefined || law.partOf !== undefined ? 0 : Number(toDate.wages)
    const size = law.sizes?.findIndex(({ below }) => this.#inputs.employees < below) ?? -1
    for (const { payer, usual, bySize } of each.shares) {
      const rate = bySize[size] ?? usual
      const assigned = payer === 'employer' && law.assigned ? this.#assigned(code) : undefined
      const { taxable, amount } = rate.run(wages, before, assigned)
      if (payer === 'employee' && each.where === 'US') {
        this.#inputs.fica += amount
        // Caps count wages; the tax so far follows from them.
        this.#inputs.ficaToDate += usual.run(before, 0).amount
      }
      const steps = this.#explain ? rate.explain(wages, before, assigned) : undefined
      const isPlaceholder = payer === 'employer' && assigned === undefined
      const confidence = isPlaceholder ? weaker(each.confidence, law.doubts?.newEmployer) : each.confidence
      this.#add(each, payer, taxable, amount, confidence, steps)
    }
  }

  federal(each: SheetEntry): void {
    const elected = elect(each.law, NO_ELECTIONS, this.#facts.w4)
    const assessed = this.#assess(each, elected, elected.extra)
    this.#inputs.federalTax = assessed.amount - assessed.supplementalTax
    this.#inputs.federalSupplementalTax = assessed.supplementalTax
    this.#add(each, 'employee', assessed.taxable, assessed.amount, assessed.confidence, assessed.steps)
  }

  state(each: SheetEntry): void {
    const { stateW4, residentW4, w4, stateExtra } = this.#facts
    const second = each.lessWorkState && this.#workWithholds
    const elected = elect(each.law, (second ? residentW4 : stateW4) ?? NO_ELECTIONS, w4)
    const assessed = this.#assess(each, elected, elected.extra + Number(stateExtra ?? 0n))
    const due = second ? Math.max(0, assessed.amount - this.#workStateTax) : assessed.amount
    this.#inputs.stateTax = assessed.regularTax
    if (!each.lessWorkState) {
      this.#workStateTax = assessed.amount
      this.#workWithholds = true
    }
    const steps =
      second && this.#explain ? [...assessed.steps, lessStep(this.#workStateTax, due)] : assessed.steps
    this.#add(each, 'employee', assessed.taxable, due, assessed.confidence, steps)
  }

  /** A place reads the state's certificate as far as it has the same fields; extra withholding is the state's. */
  place(each: SheetEntry): void {
    const { stateW4, w4 } = this.#facts
    const assessed = this.#assess(each, elect(each.law, stateW4 ?? NO_ELECTIONS, w4), 0)
    const payer = each.law.payer ?? 'employee'
    this.#add(each, payer, assessed.taxable, assessed.amount, assessed.confidence, assessed.steps)
  }

  perHour(each: Entry<PerHourLaw>): void {
    const { law, code } = each
    const given = this.#facts.employer.perHour?.[code]
    // Without hours a printed rate is left out; a notice that cannot be followed is refused below.
    if (this.#facts.hours === undefined && given === undefined) return
    for (const payer of ['employee', 'employer'] as const) {
      const rate = given?.[payer] ?? law[payer]
      if (rate === undefined) continue
      const hours = known(this.#inputs.hours, `the hours of the period (${code})`)
      const { numerator, denominator } = fraction(rate)
      const amount = roundDivide(hours * numerator, denominator)
      const inputs = { hours: printed(hours, 100), 'dollars per hour': rate }
      const step = { line: 'premium', formula: 'hours × dollars per hour', inputs, value: money(amount) }
      this.#add(each, payer, total(this.#wages('gross', each.where)), amount, each.confidence, [step])
    }
  }

  /** The worksheet on the regular wages, the flat rate or the worksheet on the supplemental ones, then the extra. */
  #assess(each: SheetEntry, elected: Elected, asked: number): Assessed {
    const { law } = each
    const wages = this.#wages(law.base ?? 'incomeTax', each.where)
    const [regular, bonus, other] = [Number(wages.regular), Number(wages.bonus), Number(wages.supplemental)]
    const taxable = regular + bonus + other
    const steps: Step[] = []
    if (taxable === 0)
      return { taxable, amount: 0, regularTax: 0, supplementalTax: 0, confidence: each.confidence, steps }

    const forced = this.#mandatory(each, bonus + other)
    const flat = this.#takesFlat(each, regular)
    const supplemental = bonus + other - forced.wages
    const inputs = this.#inputs
    inputs.gross = total(this.#wages('gross', each.where))
    inputs.yearWages = Number(this.#facts.yearToDate.taxes[each.code]?.wages ?? 0n)
    const assigned = this.#assigned(each.code)
    inputs.assignedRate = assigned && Number((assigned.numerator * 1_000_000n) / assigned.denominator)
    inputs.wages = flat ? regular : regular + supplemental

    let regularTax = 0
    let extra = 0
    if (!elected.exempt && inputs.wages > 0) {
      const sheet = each.regular(elected)
      regularTax = sheet.run(inputs, elected)
      extra = asked
      if (this.#explain) steps.push(...sheet.explain())
    }
    let supplementalTax = forced.tax
    if (flat && !elected.exempt && supplemental > 0) {
      inputs.supplemental = supplemental
      inputs.bonus = Math.min(bonus, supplemental)
      inputs.other = supplemental - inputs.bonus
      const sheet = each.flat(elected)
      supplementalTax += sheet.run(inputs, elected)
      if (this.#explain) steps.push(...sheet.explain())
    }
    if (this.#explain && forced.tax > 0) steps.push(forced.step)
    if (this.#explain && extra > 0) steps.push(extraStep(extra))
    return {
      taxable,
      amount: regularTax + extra + supplementalTax,
      regularTax,
      supplementalTax,
      confidence: supplementalTax > 0 ? weaker(each.confidence, law.doubts?.supplemental) : each.confidence,
      steps,
    }
  }

  #takesFlat({ law }: SheetEntry, regular: number): boolean {
    if (law.supplemental === 'aggregate' || this.#facts.supplementalMethod === 'aggregate') return false
    return !(law.supplemental.alone === true && regular > 0)
  }

  /** Above a million of supplemental wages in the year the top rate is mandatory, whatever the certificate says. */
  #mandatory({ law }: SheetEntry, supplemental: number): { wages: number; tax: number; step: Step } {
    const rule = law.supplemental === 'aggregate' ? undefined : law.supplemental.mandatory
    if (rule === undefined || supplemental === 0) return { wages: 0, tax: 0, step: NO_STEP }
    const before = Number(this.#facts.yearToDate.supplementalWages)
    const wages = Math.max(0, Math.min(supplemental, before + supplemental - rule.over * 100))
    const { numerator, denominator } = fraction(rule.rate)
    const tax = roundDivide(wages * numerator, denominator)
    const inputs = {
      'supplemental wages of the year before': money(before),
      [`over ${rule.over}`]: money(wages),
    }
    return {
      wages,
      tax,
      step: { line: 'mandatory rate', formula: `${rule.rate} of the excess`, inputs, value: money(tax) },
    }
  }

  #wages(base: Parameters<PayFacts['wages']>[0], where: string): Wages {
    const wages = this.#facts.wages(base, where)
    if (wages.regular > LARGEST || wages.bonus > LARGEST || wages.supplemental > LARGEST) {
      throw new Problem(400, 'A payment of more than 100,000,000.00 is beyond exact calculation', {
        refusal: 'tooLarge',
      })
    }
    return wages
  }

  #employerOwes(code: string): number {
    const line = this.lines.find((each) => each.code === code && each.payer === 'employer')
    return Number(line?.amount ?? 0n)
  }

  #assigned(code: string): Rate | undefined {
    return this.#facts.employer.rates[code]
  }

  #add(
    each: Entry,
    payer: TaxLine['payer'],
    taxable: number,
    amount: number,
    confidence: Confidence,
    steps?: Step[],
  ): void {
    const line = {
      code: each.code,
      taxName: each.name,
      payer,
      taxable: cents(BigInt(taxable)),
      amount: cents(BigInt(amount)),
      law: each.citation,
      source: each.law.source,
      confidence,
    }
    this.lines.push(this.#explain && steps !== undefined ? { ...line, steps } : line)
  }
}

const NOTHING: Inputs = {
  wages: 0,
  gross: 0,
  supplemental: 0,
  bonus: 0,
  other: 0,
  yearWages: 0,
  federalTax: 0,
  federalSupplementalTax: 0,
  fica: 0,
  ficaToDate: 0,
  stateTax: 0,
  employees: 0,
  assignedRate: undefined,
  hours: undefined,
}

const NO_STEP: Step = { line: '', formula: '', inputs: {}, value: '' }

const total = ({ regular, bonus, supplemental }: Wages): number => Number(regular + bonus + supplemental)
const money = (amount: number): string => dollars(BigInt(amount))

const lessStep = (workState: number, due: number): Step => ({
  line: 'less the work state',
  formula: 'max(0, withholding - tax of the work state)',
  inputs: { 'tax of the work state': money(workState) },
  value: money(due),
})

const extraStep = (extra: number): Step => ({
  line: 'extra',
  formula: 'additional withholding asked for on the certificate',
  inputs: {},
  value: money(extra),
})
