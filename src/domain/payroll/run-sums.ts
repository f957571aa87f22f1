import type { LineKind } from '../pay/lines.ts'

/** What the paychecks of a run come to, in cents. */
export interface RunSums {
  readonly gross: bigint
  readonly net: bigint
  readonly reimbursements: bigint
  readonly employeeTaxes: bigint
  readonly employerTaxes: bigint
  /** Withheld for benefits and the like, before tax or after. */
  readonly deductions: bigint
  /** What the company gives to benefits. */
  readonly contributions: bigint
  /** Withheld by order. */
  readonly orders: bigint
  /** Net that the company pays by checks of its own. */
  readonly checks: bigint
  /** Net that we pay into accounts. */
  readonly deposits: bigint
}

// biome-ignore format: a table to be compared by column
/** Where each sum is kept, of a run and of a paycheck; what a paycheck has as lines only, by their kinds. */
export const runSums = {
  gross:          { column: 'gross',          from: { column: 'gross' } },
  net:            { column: 'net',            from: { column: 'net' } },
  reimbursements: { column: 'reimbursements', from: { column: 'reimbursements' } },
  employeeTaxes:  { column: 'employee_taxes', from: { column: 'employee_taxes' } },
  employerTaxes:  { column: 'employer_taxes', from: { column: 'employer_taxes' } },
  deductions:     { column: 'deductions',     from: { kinds: ['pretax', 'aftertax'] } },
  contributions:  { column: 'contributions',  from: { kinds: ['employerBenefit'] } },
  orders:         { column: 'orders',         from: { kinds: ['garnishment'] } },
  checks:         { column: 'checks',         from: { method: 'Check' } },
  deposits:       { column: 'deposits',       from: { method: 'Direct Deposit' } },
} as const satisfies Record<keyof RunSums, SumOf>

interface SumOf {
  readonly column: string
  readonly from:
    | { readonly column: string }
    | { readonly kinds: readonly LineKind[] }
    | { readonly method: 'Check' | 'Direct Deposit' }
}

export const sumNames = Object.keys(runSums) as (keyof RunSums)[]

export const NO_SUMS = sumsBy(() => 0n)

/** Every sum, made by name. */
export function sumsBy(of: (name: keyof RunSums) => bigint): RunSums {
  return Object.fromEntries(sumNames.map((name) => [name, of(name)])) as unknown as RunSums
}
