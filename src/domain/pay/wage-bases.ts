import { type Cents, cents } from '../../kernel/money.ts'
import { isExcluded, type TaxItem } from '../../law/taxability.ts'
import type { WageBase, Wages, WagesOf } from '../../law/types.ts'
import { type EarningKind, earningKinds } from './elements.ts'
import type { Earning } from './paycheck-types.ts'

/** A pre-tax amount as the bases see it. */
export interface PreTax {
  readonly item: TaxItem
  readonly amount: Cents
}

/**
 * Every tax asks for its own wages: earnings that its law counts, less pre-tax deductions that its law excludes.
 * Bases that treat this payment's items alike share one answer.
 */
export function wageBases(earnings: readonly Earning[], preTax: readonly PreTax[]): WagesOf {
  let present = 0
  for (const { type } of earnings) present |= bits[earningKinds[type].item]
  for (const { item } of preTax) present |= bits[item]
  const known: { out: number; wages: Wages }[] = []

  return (base, where) => {
    const out = excludedBits(base, where) & present
    if (base === 'gross') return wagesOf(earnings, [], out)
    for (const each of known) if (each.out === out) return each.wages
    const wages = wagesOf(earnings, preTax, out)
    known.push({ out, wages })
    return wages
  }
}

/** One bit for each item, so that what a base leaves out is one number. */
const bits: Readonly<Record<TaxItem, number>> = {
  wages: 1,
  tips: 2,
  groupTermLife: 4,
  imputed: 8,
  reimbursement: 16,
  section125: 32,
  healthFsa: 64,
  dependentCare: 128,
  hsa: 256,
  commuter: 512,
  deferral: 1024,
  afterTax: 2048,
}

function wagesOf(earnings: readonly Earning[], preTax: readonly PreTax[], out: number): Wages {
  let regular = 0n
  let bonus = 0n
  let supplemental = 0n
  for (const { type, amount } of earnings) {
    const { item, wages }: EarningKind = earningKinds[type]
    if ((bits[item] & out) !== 0) continue
    if (wages === 'regular') regular += amount
    else if (wages === 'bonus') bonus += amount
    else supplemental += amount
  }
  let less = 0n
  for (const { item, amount } of preTax) if ((bits[item] & out) !== 0) less += amount
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

type BitsOf = Partial<Record<WageBase, number>>
const knownBits = new Map<string, BitsOf>()
/** Taxes of one place follow one another. */
let latestPlace = ''
let latestBits: BitsOf = {}

function excludedBits(base: WageBase, where: string): number {
  if (where !== latestPlace) {
    latestBits = knownBits.get(where) ?? placeBits(where)
    latestPlace = where
  }
  return latestBits[base]!
}

function placeBits(where: string): BitsOf {
  const ofPlace: BitsOf = {}
  for (const base of BASES) {
    let out = 0
    for (const item of Object.keys(bits) as TaxItem[]) if (isExcluded(item, base, where)) out |= bits[item]
    ofPlace[base] = out
  }
  knownBits.set(where, ofPlace)
  return ofPlace
}

const BASES: readonly WageBase[] = ['incomeTax', 'fica', 'futa', 'unemployment', 'leave', 'gross']
