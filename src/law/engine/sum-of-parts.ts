import { money } from '../language/amounts.ts'
import type { Step } from '../language/types.ts'
import type { Assessed } from './assess.ts'
import type { Found } from './payment.ts'

/**
 * What an income tax comes to: on regular and on supplemental wages, less the credit for another state's tax, and then what
 * the worker asked for beside. A credit is for tax: it never eats what was asked for.
 */
export function sumOfParts(assessed: Assessed, credit = 0): Found {
  const { taxable, regularTax, supplementalTax, extra, confidence, steps } = assessed
  const tax = regularTax + supplementalTax
  const amount = Math.max(0, tax - credit) + extra
  if (steps !== undefined) steps.push(...sumSteps(assessed, credit, amount))
  // An income tax has no cap, and no one rate.
  return { subject: taxable, taxable, rate: null, amount, confidence, steps }
}

/** None where the tax is one part: the last line of its worksheet is the answer. */
function sumSteps({ regularTax, supplementalTax, extra }: Assessed, credit: number, amount: number): Step[] {
  const tax = regularTax + supplementalTax
  const parts: [string, number][] = [
    ['tax on regular wages', regularTax],
    ['tax on supplemental wages', supplementalTax],
  ]
  const taxed = parts.filter(([, part]) => part > 0)
  const steps: Step[] = []
  if (taxed.length > 1) steps.push(sum('tax', taxed, tax))
  if (credit > 0) {
    const inputs = { tax: money(tax), 'tax of the work state': money(credit) }
    const value = money(Math.max(0, tax - credit))
    steps.push({ line: 'after credit', formula: 'tax − tax of the work state, at least 0', inputs, value })
  }
  if (extra > 0) {
    const before = credit > 0 ? 'after credit' : 'tax'
    const asked = 'extra on the certificate'
    steps.push(
      sum(
        'withheld',
        [
          [before, amount - extra],
          [asked, extra],
        ],
        amount,
      ),
    )
  }
  return steps
}

const sum = (line: string, parts: readonly (readonly [string, number])[], value: number): Step => ({
  line,
  formula: parts.map(([name]) => name).join(' + '),
  inputs: Object.fromEntries(parts.map(([name, part]) => [name, money(part)])),
  value: money(value),
})
