import { createHash } from 'node:crypto'
import type { Cents } from '../../kernel/money.ts'
import { type EarningType, earningKinds } from './elements.ts'
import { codeOf } from './line-code.ts'
import type { Earning, Paycheck } from './paycheck-types.ts'

export type LineKind =
  | 'earning'
  | 'pretax'
  | 'employeeTax'
  | 'employerTax'
  | 'garnishment'
  | 'aftertax'
  | 'reimbursement'
  | 'employerBenefit'

/** What a line is: the law of a tax, the kind and name of anything else. Few, shared by millions of lines. */
export interface Rule {
  readonly id: bigint
  readonly kind: LineKind
  readonly code: string
  readonly name: string
  readonly law: string
  readonly confidence: string
}

/** A paycheck as it is stored: line n is rules[n], bases[n], amounts[n]. */
export interface Lines {
  readonly rules: Rule[]
  readonly bases: Cents[]
  readonly amounts: Cents[]
}

/** Agencies by order, for the lines of garnishments. */
export type AgencyOf = (garnishmentId: string) => string

export function linesOf(earnings: readonly Earning[], check: Paycheck, agencyOf: AgencyOf): Lines {
  const lines: Lines = { rules: [], bases: [], amounts: [] }
  const push = (rule: Rule, base: Cents, amount: Cents) => {
    lines.rules.push(rule)
    lines.bases.push(base)
    lines.amounts.push(amount)
  }
  for (const { type, amount, description } of earnings) {
    const kind = earningKinds[type].item === 'reimbursement' ? 'reimbursement' : 'earning'
    push(ruleOf(kind, type, description ?? type), amount, amount)
  }
  for (const { payer, code, taxName, law, confidence, taxable, amount } of check.taxes) {
    push(
      ruleOf(payer === 'employee' ? 'employeeTax' : 'employerTax', code, taxName, law, confidence),
      taxable,
      amount,
    )
  }
  for (const line of check.deductions) {
    const { type, description, isPreTax, wanted, amount, employer, match, confidence } = line
    const kind = isPreTax ? 'pretax' : 'aftertax'
    push(ruleOf(kind, codeOf(line), description ?? type, '', confidence), wanted, amount)
    if (employer > 0n) push(ruleOf('employerBenefit', type, description ?? type), employer, employer)
    if (match !== undefined) {
      const rule = ruleOf('employerBenefit', matchCode(type), description ?? type, '', match.confidence)
      push(rule, match.wanted, match.amount)
    }
  }
  for (const { id, type, disposable, amount } of check.garnishments) {
    push(ruleOf('garnishment', id, agencyOf(id) || type), disposable, amount)
  }
  return lines
}

const MATCH = ' Match'

/** Under which code what is added by a match formula stands. */
export const matchCode = (type: string): string => `${type}${MATCH}`

/** The kind of plan that a match is for; undefined for any other code. */
export const matchedType = (code: string): string | undefined =>
  code.endsWith(MATCH) ? code.slice(0, -MATCH.length) : undefined

/** Whether it is money that goes with the check: a cash tip was received before, imputed income never is money. */
export const isPaid = ({ kind, code }: { readonly kind: LineKind; readonly code: string }): boolean =>
  kind !== 'earning' || earningKinds[code as EarningType].money === 'paid'

/** By code: few rules share one, and comparing is cheaper than making a key of five words for every line. */
const known = new Map<string, Rule[]>()
const MOST_CODES = 100_000

function ruleOf(kind: LineKind, code: string, name: string, law = '', confidence = ''): Rule {
  const rules = known.get(code)
  for (const rule of rules ?? []) {
    if (rule.kind === kind && rule.law === law && rule.name === name && rule.confidence === confidence)
      return rule
  }
  const words = { kind, code, name, law, confidence }
  const rule = { id: ruleIdOf(words), ...words }
  if (rules && rules.length < 100) rules.push(rule)
  else if (!rules && known.size < MOST_CODES) known.set(code, [rule])
  return rule
}

/** The id is made from the rest, so every process gives the same rule the same id without asking. */
export function ruleIdOf({ kind, code, name, law, confidence }: Omit<Rule, 'id'>): bigint {
  const key = `${kind}\n${code}\n${name}\n${law}\n${confidence}`
  return createHash('sha256').update(key).digest().readBigInt64BE(0)
}
