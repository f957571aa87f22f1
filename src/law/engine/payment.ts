import { wholeCents } from '../../kernel/money.ts'
import { Problem } from '../../kernel/problem.ts'
import { itemBits, itemNames, payItems } from '../language/pay-items.ts'
import type { Base, Confidence, PayFacts, Step, TaxLine, Wages } from '../language/types.ts'
import type { Inputs } from '../language/worksheet.ts'
import { weaker } from './confidence.ts'
import { missing } from './editions.ts'
import type { LawEntry } from './entry.ts'
import { GROSS } from './taxability.ts'

/** One payment on its way through the laws: what was found so far, and what later laws may read of it. */
export interface Payment {
  readonly facts: PayFacts
  readonly explain: boolean
  readonly lines: TaxLine[]
  readonly inputs: Inputs
  /** Taxes on one base follow one another: its wages are at hand. */
  latestBase: Base | undefined
  latestWages: Wages
  /** What the lines come to so far, in cents. */
  employeeTaxes: number
  employerTaxes: number
  /** The tax of the work state, without what was asked for beside it. */
  workStateTax: number
}

export const openPayment = (facts: PayFacts, explain: boolean): Payment => ({
  facts,
  explain,
  lines: [],
  inputs: {
    wages: 0,
    gross: 0,
    supplemental: 0,
    bonus: 0,
    other: 0,
    yearWages: 0,
    yearTax: 0,
    federalTax: 0,
    federalSupplementalTax: 0,
    fica: 0,
    ficaToDate: 0,
    stateTax: 0,
    workPlaceTax: 0,
    placeTax: 0,
    creditFactor: facts.courtesy?.factor ?? 0,
    creditLimit: facts.courtesy?.limit ?? 0,
    monthWages: 0,
    monthTax: 0,
    weeks: 0,
    quarterEnds: 0,
    employees: facts.employer.employees ?? Number.MAX_SAFE_INTEGER,
    assignedRate: undefined,
    assignedAmount: undefined,
    eachPeriod: 0,
    hours: facts.hours === undefined ? undefined : Math.round(facts.hours * 100),
  },
  latestBase: undefined,
  latestWages: NO_WAGES,
  employeeTaxes: 0,
  employerTaxes: 0,
  workStateTax: 0,
})

const NO_WAGES: Wages = { regular: 0, bonus: 0, supplemental: 0, items: 0 }

export function wagesFor(payment: Payment, { base, code }: LawEntry): Wages {
  if (payment.latestBase === base) return payment.latestWages
  const wages = payment.facts.wages(base)
  if ((wages.items & base.unknown) !== 0) throw notKnown(wages.items & base.unknown, code)
  if (totalOf(wages) > LARGEST) {
    throw new Problem(400, 'A payment of more than 100,000,000.00 is beyond exact calculation', {
      refusal: 'tooLarge',
    })
  }
  payment.latestBase = base
  payment.latestWages = wages
  return wages
}

/** Before any deduction. */
export const grossOf = ({ facts }: Payment): number => totalOf(facts.wages(GROSS))

function notKnown(items: number, code: string): Problem {
  const unknown = payItems.filter((item) => (items & itemBits[item]) !== 0)
  const names = unknown.map((item) => itemNames[item]).join(', ')
  return missing(`${code}: whether its wages include ${names} is not known`)
}

export const totalOf = ({ regular, bonus, supplemental }: Wages): number => regular + bonus + supplemental

/** Up to this every worksheet stays in the range of exact whole numbers. */
const LARGEST = 10_000_000_000

export interface Found {
  readonly subject: number
  readonly taxable: number
  readonly rate: number | null
  readonly amount: number
  readonly confidence: Confidence
  readonly steps: readonly Step[] | undefined
}

export function addLine(payment: Payment, each: LawEntry, payer: TaxLine['payer'], found: Found): void {
  if (payer === 'employee') payment.employeeTaxes += found.amount
  else payment.employerTaxes += found.amount
  const { code, name: taxName, citation: law, source } = each
  const taxable = wholeCents(found.taxable)
  const subject = found.subject === found.taxable ? taxable : wholeCents(found.subject)
  const amount = wholeCents(found.amount)
  const { rate, steps = [] } = found
  const isDoubted = (each.base.doubted & payment.latestWages.items) !== 0
  const confidence = isDoubted ? weaker(found.confidence, 'unsure') : found.confidence
  payment.lines.push(
    payment.explain
      ? { code, taxName, payer, subject, taxable, rate, amount, law, source, confidence, steps }
      : { code, taxName, payer, subject, taxable, rate, amount, law, source, confidence },
  )
}
