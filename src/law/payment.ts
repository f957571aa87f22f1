import { wholeCents } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import type { Entry } from './plan.ts'
import type { BaseAt, Confidence, PayFacts, Step, TaxLine, Wages } from './types.ts'
import type { Inputs } from './worksheet.ts'

/** One payment on its way through the laws: what was found so far, and what later laws may read of it. */
export interface Payment {
  readonly facts: PayFacts
  readonly explain: boolean
  readonly lines: TaxLine[]
  readonly inputs: Inputs
  readonly latest: Latest
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
    assignedAmount: undefined,
    hours: facts.hours === undefined ? undefined : Math.round(facts.hours * 100),
  },
  latest: { at: undefined, of: undefined, regular: 0, bonus: 0, other: 0, total: 0 },
  workStateTax: undefined,
})

/** In cents. Taxes on one base follow one another, and most bases are the same wages: the latest is kept. */
export function wagesFor({ facts, latest }: Payment, at: BaseAt): Parts {
  if (latest.at === at) return latest
  const wages = facts.wages(at)
  latest.at = at
  if (latest.of === wages) return latest
  latest.of = wages
  latest.regular = Number(wages.regular)
  latest.bonus = Number(wages.bonus)
  latest.other = Number(wages.supplemental)
  latest.total = latest.regular + latest.bonus + latest.other
  // Below this every worksheet stays in the range of exact whole numbers.
  if (latest.total <= LARGEST) return latest
  throw new Problem(400, 'A payment of more than 100,000,000.00 is beyond exact calculation', {
    refusal: 'tooLarge',
  })
}

interface Latest {
  at: BaseAt | undefined
  of: Wages | undefined
  regular: number
  bonus: number
  other: number
  total: number
}

interface Parts {
  readonly regular: number
  readonly bonus: number
  readonly other: number
  readonly total: number
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
  const { code, name: taxName, citation: law, source } = each
  const taxable = wholeCents(found.taxable)
  const amount = wholeCents(found.amount)
  const { confidence } = found
  lines.push(
    explain
      ? { code, taxName, payer, taxable, amount, law, source, confidence, steps: found.steps ?? [] }
      : { code, taxName, payer, taxable, amount, law, source, confidence },
  )
}
