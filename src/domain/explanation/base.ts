import { type Cents, cents } from '../../kernel/money.ts'
import type { TaxLine } from '../../law/language/types.ts'
import type { DetailLine } from '../payroll/details.ts'

/** A line that the taxable wages of a tax are made of; one that lowers them is negative. */
export interface BasePart {
  readonly code: string
  readonly name: string
  readonly amount: Cents
}

/**
 * The lines that sum to what a tax was taken on; what the law makes of them beyond that has codes of its own. Empty
 * where the wages are those of another tax or of one place among several.
 */
export function baseOf(tax: TaxLine, taxable: bigint, lines: readonly DetailLine[]): readonly BasePart[] {
  const leftOut = tax.steps?.find((step) => step.leftOut !== undefined)?.leftOut
  if (leftOut === undefined) return []
  const parts = lines.flatMap((line): readonly BasePart[] => {
    const isOut = leftOut.includes(line.code)
    if (line.kind === 'earning' && !isOut) return [part(line, line.amount)]
    return line.kind === 'pretax' && isOut && line.amount !== 0n ? [part(line, -line.amount)] : []
  })
  const sum = parts.reduce((total, { amount }) => total + amount, 0n)
  const floor = sum < 0n ? -sum : 0n
  return [
    ...parts,
    ...beyond('atLeastZero', floor),
    ...beyond('elsewhere', tax.subject - sum - floor),
    ...beyond('outsideLimits', taxable - tax.subject),
  ]
}

const part = ({ code, name }: DetailLine, amount: bigint): BasePart => ({ code, name, amount: cents(amount) })

const names = {
  atLeastZero: 'Wages are never below zero',
  elsewhere: 'Earned in another place',
  outsideLimits: 'Outside the amounts that are taxed',
} as const

const beyond = (code: keyof typeof names, amount: bigint): readonly BasePart[] =>
  amount === 0n ? [] : [{ code, name: names[code], amount: cents(amount) }]
