import { add, type Cents, cents, dollars, ZERO } from '../../kernel/money.ts'
import { itemBits } from '../../law/language/pay-items.ts'
import type { Base, PayFacts } from '../../law/language/types.ts'
import { type EarningKind, earningKinds } from './elements.ts'
import { step } from './explained-steps.ts'
import type { Earning } from './paycheck-types.ts'
import type { ElectedDeduction } from './pre-tax.ts'

/** How the wages of a tax come from gross pay: less what its row of the taxability table leaves out, by name. */
export function wageSteps(
  earnings: readonly Earning[],
  preTax: readonly ElectedDeduction[],
  gross: Cents,
): NonNullable<PayFacts['explainWages']> {
  const present = [...earnings.map(({ type }) => earningKinds[type]), ...preTax.map(({ kind }) => kind)]
  const bits = present.reduce((all, { item }) => all | itemBits[item], 0)
  const whole = {
    formula: 'gross pay',
    inputs: { 'gross pay': dollars(gross) },
    value: dollars(gross),
    leftOut: NONE,
  }
  return (base, line) => {
    if ((bits & base.leftOut) === 0) return { line, ...whole }
    const left = [...leftOutEarnings(earnings, base), ...loweringDeductions(preTax, base)]
    const leftOut = kindsLeftOut(earnings, preTax, base)
    const lowered = left.reduce((sum, [, amount]) => sum + amount, 0n)
    const names = left.map(([name]) => name)
    const floor = lowered > gross ? ', at least 0' : ''
    const formula = `${['gross pay', ...names].join(' − ')}${floor}`
    const inputs = { 'gross pay': gross, ...Object.fromEntries(left) }
    return { ...step(line, formula, inputs, cents(lowered > gross ? 0n : gross - lowered)), leftOut }
  }
}

const NONE: readonly string[] = []

type Named = readonly [name: string, amount: Cents]

function leftOutEarnings(earnings: readonly Earning[], base: Base): Named[] {
  const left = earnings.filter(({ type }) => isLeftOut(earningKinds[type], base) && isInGross(type))
  return byName(
    left.map(({ type, amount }) => [type, amount, earningKinds[type]] as const),
    base,
  )
}

function loweringDeductions(preTax: readonly ElectedDeduction[], base: Base): Named[] {
  const lowering = preTax.filter(({ kind, taken }) => isLeftOut(kind, base) && taken > 0n)
  return byName(
    lowering.map(({ deduction, taken, kind }) => [deduction.type, taken, kind] as const),
    base,
  )
}

const kindsLeftOut = (
  earnings: readonly Earning[],
  preTax: readonly ElectedDeduction[],
  base: Base,
): readonly string[] => [
  ...earnings.filter(({ type }) => isLeftOut(earningKinds[type], base)).map(({ type }) => type),
  ...preTax.filter(({ kind }) => isLeftOut(kind, base)).map(({ deduction }) => deduction.type),
]

type Kind = Pick<EarningKind, 'item'>

const isLeftOut = ({ item }: Kind, { leftOut }: Base): boolean => (itemBits[item] & leftOut) !== 0

/** Gross pay is without what is paid back. */
const isInGross = (type: Earning['type']): boolean => earningKinds[type].item !== 'reimbursement'

/** What stands twice is told once; what the table is not sure of says so. */
function byName(each: readonly (readonly [string, Cents, Kind])[], { cells }: Base): Named[] {
  const sums = new Map<string, Cents>()
  for (const [type, amount, { item }] of each) {
    const name = cells.get(item)?.sureness === 'unsure' ? `${type} (unsure)` : type
    sums.set(name, add(sums.get(name) ?? ZERO, amount))
  }
  return [...sums]
}
