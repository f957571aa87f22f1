import { type Cents, cents } from '../../kernel/money.ts'
import { itemBits, type TaxItem } from '../../law/taxability.ts'
import type { Wages, WagesOf } from '../../law/types.ts'
import { type EarningKind, earningKinds } from './elements.ts'
import type { Earning } from './paycheck-types.ts'

/** A pre-tax election as the bases see it. */
export interface PreTax {
  readonly item: TaxItem
  readonly taken: Cents
}

/**
 * Every tax asks for its own wages: earnings that its law counts, less pre-tax deductions that its law excludes.
 * Bases that treat this payment's items alike share one answer.
 */
export function wageBases(earnings: readonly Earning[], preTax: readonly PreTax[]): WagesOf {
  let present = 0
  for (const { type } of earnings) present |= itemBits[earningKinds[type].item]
  for (const { item } of preTax) present |= itemBits[item]
  const known: { out: number; wages: Wages }[] = []

  return ({ leftOut }) => {
    const out = leftOut & present
    for (const each of known) if (each.out === out) return each.wages
    const wages = wagesOf(earnings, preTax, out)
    known.push({ out, wages })
    return wages
  }
}

function wagesOf(earnings: readonly Earning[], preTax: readonly PreTax[], out: number): Wages {
  let regular = 0n
  let bonus = 0n
  let supplemental = 0n
  for (const { type, amount } of earnings) {
    const { item, wages }: EarningKind = earningKinds[type]
    if ((itemBits[item] & out) !== 0) continue
    if (wages === 'regular') regular += amount
    else if (wages === 'bonus') bonus += amount
    else supplemental += amount
  }
  let less = 0n
  for (const { item, taken } of preTax) if ((itemBits[item] & out) !== 0) less += taken
  if (less === 0n) return { regular: cents(regular), bonus: cents(bonus), supplemental: cents(supplemental) }

  // A pre-tax deduction comes out of the period's wages first, then out of what is paid beside them.
  const fromRegular = less < regular ? less : regular
  const fromSupplemental = smaller(less - fromRegular, supplemental)
  const fromBonus = smaller(less - fromRegular - fromSupplemental, bonus)
  return {
    regular: cents(regular - fromRegular),
    bonus: cents(bonus - fromBonus),
    supplemental: cents(supplemental - fromSupplemental),
  }
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)
