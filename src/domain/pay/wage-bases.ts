import { itemBits, type PayItem } from '../../law/language/pay-items.ts'
import type { Wages, WagesOf } from '../../law/language/types.ts'
import type { EarningKind } from './elements.ts'

/** An earning as the bases see it: what it is, and its amount in whole cents. */
export interface Part {
  readonly kind: EarningKind
  readonly amount: number
}

/** A pre-tax election as the bases see it. */
export interface PreTax {
  readonly item: PayItem
  readonly taken: bigint
}

/**
 * Every tax asks for its own wages: earnings that its law counts, less pre-tax deductions that its law excludes.
 * Bases that treat this payment's items alike share one answer.
 */
export function wageBases(parts: readonly Part[], preTax: readonly PreTax[]): WagesOf {
  let present = 0
  for (const { kind } of parts) present |= kind.bit
  for (const { item } of preTax) present |= itemBits[item]
  const known: Known[] = []

  return ({ leftOut }) => {
    const out = leftOut & present
    for (const each of known) if (each.out === out) return each
    const wages = wagesOf(parts, preTax, out, present)
    known.push(wages)
    return wages
  }
}

/** The wages of every base that leaves these items out. */
interface Known extends Wages {
  readonly out: number
}

function wagesOf(parts: readonly Part[], preTax: readonly PreTax[], out: number, items: number): Known {
  let regular = 0
  let bonus = 0
  let supplemental = 0
  let less = 0
  for (const { kind, amount } of parts) {
    if ((kind.bit & out) !== 0) continue
    // What is taken back lowers wages as a pre-tax deduction does: no part of them is below zero.
    if (amount < 0) less -= amount
    else if (kind.wages === 'regular') regular += amount
    else if (kind.wages === 'bonus') bonus += amount
    else supplemental += amount
  }
  for (const { item, taken } of preTax) if ((itemBits[item] & out) !== 0) less += Number(taken)
  if (less === 0) return { out, items, regular, bonus, supplemental }

  // A pre-tax deduction comes out of the period's wages first, then out of what is paid beside them.
  const fromRegular = Math.min(less, regular)
  const fromSupplemental = Math.min(less - fromRegular, supplemental)
  const fromBonus = Math.min(less - fromRegular - fromSupplemental, bonus)
  return {
    out,
    items,
    regular: regular - fromRegular,
    bonus: bonus - fromBonus,
    supplemental: supplemental - fromSupplemental,
  }
}
