import { cents } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import type { Entry } from './plan.ts'
import type { Confidence, PayFacts, Step, TaxLine, WageBase } from './types.ts'
import type { Inputs } from './worksheet.ts'

/** One payment on its way through the laws: what was found so far, and what later laws may read of it. */
export interface Payment {
  readonly facts: PayFacts
  readonly explain: boolean
  readonly lines: TaxLine[]
  readonly inputs: Inputs
  readonly latest: { base: WageBase; where: string; total: number }
  /** What the work state took; undefined while none has. */
  workStateTax: number | undefined
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
    federalTax: 0,
    federalSupplementalTax: 0,
    fica: 0,
    ficaToDate: 0,
    stateTax: 0,
    workPlaceTax: 0,
    employees: facts.employer.employees ?? Number.MAX_SAFE_INTEGER,
    assignedRate: undefined,
    hours: facts.hours === undefined ? undefined : Math.round(facts.hours * 100),
  },
  latest: { base: 'gross', where: '', total: 0 },
  workStateTax: undefined,
})

/** In cents. Below the limit every worksheet stays in the range of exact whole numbers. */
export function wagesFor({ facts }: Payment, base: WageBase, where: string): Parts {
  const { regular, bonus, supplemental } = facts.wages(base, where)
  const parts = { regular: Number(regular), bonus: Number(bonus), other: Number(supplemental) }
  if (parts.regular + parts.bonus + parts.other <= LARGEST) return parts
  throw new Problem(400, 'A payment of more than 100,000,000.00 is beyond exact calculation', {
    refusal: 'tooLarge',
  })
}

/** Taxes on the same wages follow one another, so the latest answer is kept. */
export function taxableTotal(payment: Payment, base: WageBase, where: string): number {
  const { latest } = payment
  if (latest.base !== base || latest.where !== where) {
    const { regular, bonus, other } = wagesFor(payment, base, where)
    latest.base = base
    latest.where = where
    latest.total = regular + bonus + other
  }
  return latest.total
}

interface Parts {
  readonly regular: number
  readonly bonus: number
  readonly other: number
}

const LARGEST = 10_000_000_000

export interface Found {
  readonly taxable: number
  readonly amount: number
  readonly confidence: Confidence
  readonly steps: readonly Step[] | undefined
}

export function addLine(
  { explain, lines }: Payment,
  each: Entry,
  payer: TaxLine['payer'],
  found: Found,
): void {
  const line: TaxLine = {
    code: each.code,
    taxName: each.name,
    payer,
    taxable: cents(BigInt(found.taxable)),
    amount: cents(BigInt(found.amount)),
    law: each.citation,
    source: each.source,
    confidence: found.confidence,
  }
  lines.push(explain ? { ...line, steps: found.steps ?? [] } : line)
}
