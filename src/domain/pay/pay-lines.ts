import type { Cents } from '../../kernel/money.ts'
import type { Earning, Paycheck } from './paycheck-types.ts'

/** A paycheck as parallel arrays, the form in which it is stored: line n is rules[n], bases[n], amounts[n]. */
export interface PayLines {
  readonly rules: readonly string[]
  readonly bases: readonly Cents[]
  readonly amounts: readonly Cents[]
}

/**
 * `earning:Bonus`, `tax:GA.incomeTax@GA@2026-05-11#1`, `employerTax:…`, `deduction:401(k)`, `employer:HSA`,
 * `garnishment:Child Support`. A tax carries its law and revision; the base is what the amount was taken on.
 */
export function payLines(earnings: readonly Earning[], check: Paycheck): PayLines {
  const rules: string[] = []
  const bases: Cents[] = []
  const amounts: Cents[] = []
  const push = (rule: string, base: Cents, amount: Cents): void => {
    rules.push(rule)
    bases.push(base)
    amounts.push(amount)
  }
  for (const { type, amount } of earnings) push(`earning:${type}`, amount, amount)
  for (const { payer, code, law, taxable, amount } of check.taxes) {
    push(taxRule(payer, code, law), taxable, amount)
  }
  for (const { type, wanted, amount, employer } of check.deductions) {
    push(`deduction:${type}`, wanted, amount)
    if (employer > 0n) push(`employer:${type}`, employer, employer)
  }
  for (const { type, disposable, amount } of check.garnishments)
    push(`garnishment:${type}`, disposable, amount)
  return { rules, bases, amounts }
}

/** A rule is one string however many checks name it. */
function taxRule(payer: 'employee' | 'employer', code: string, law: string): string {
  const ofCode = taxRules[payer].get(code)
  const known = ofCode?.get(law)
  if (known !== undefined) return known
  const rule = `${payer === 'employee' ? 'tax' : 'employerTax'}:${code}@${law}`
  if (ofCode === undefined) taxRules[payer].set(code, new Map([[law, rule]]))
  else ofCode.set(law, rule)
  return rule
}

const taxRules = {
  employee: new Map<string, Map<string, string>>(),
  employer: new Map<string, Map<string, string>>(),
} as const
