import type { Reply } from '../../calls/operations.ts'
import { dollars, total } from '../../format/money.tsx'
import { paycheck as words } from '../../messages/company/paycheck.ts'
import { wordsNow } from '../../messages/words.tsx'
import type { Hue } from '../../pictures/split/split.tsx'
import type { PayLine } from '../shared/payroll-sums.ts'

export type Explained = Reply<'reports/explainPaycheck'>['explanation'][number]

export interface Line {
  readonly key: string
  readonly group: 'earning' | 'deduction' | 'tax' | 'order' | 'company'
  readonly name: string
  readonly detail: string
  /** What it does to the pay: earnings add, all else takes. */
  readonly amount: number
  readonly hue: Hue
  readonly explained: Explained | undefined
  readonly year: number | undefined
}

/** A paycheck as lines from gross to net; each knows its explanation, if there is one yet. */
export function linesOf(pay: PayLine, explanation: readonly Explained[]): readonly Line[] {
  const told = (code: string, payer = 'employee') =>
    explanation.find((one) => one.code === code && one.payer === payer)
  const earnings = pay.payDetails.map(
    ({ type, description, amount }): Line => ({
      key: `earning ${type} ${description}`,
      group: 'earning',
      name: earnedName(description || type),
      detail: /salary|regular/i.test(type) ? words.hours(pay.payHours) : '',
      amount,
      hue: 'net',
      explained: explanation.find(({ code, name }) => code === type || name === description),
      year: undefined,
    }),
  )
  const deductions = pay.deductions.map(
    ({ deductionDescription, amount }): Line => ({
      key: `deduction ${deductionDescription}`,
      group: 'deduction',
      name: deductionDescription,
      detail: '',
      amount: -amount,
      hue: 'benefit',
      explained: explanation.find(({ name }) => name === deductionDescription),
      year: undefined,
    }),
  )
  const taxes = pay.employeeTaxDetails.map(
    ({ taxName, taxCode, taxable, taxAmount, taxAmountYtd }): Line => ({
      key: taxCode,
      group: 'tax',
      name: wordsNow().worker.taxOf(taxCode, taxName),
      detail: words.ofTaxable(dollars(taxable)),
      amount: -taxAmount,
      hue: 'tax',
      explained: told(taxCode),
      year: taxAmountYtd,
    }),
  )
  const orders = pay.garnishments.map(
    ({ garnishmentId, garnishmentAgency, amount }): Line => ({
      key: `order ${garnishmentId}`,
      group: 'order',
      name: garnishmentAgency,
      detail: '',
      amount: -amount,
      hue: 'order',
      explained: told(garnishmentId),
      year: undefined,
    }),
  )
  return [...earnings, ...deductions, ...taxes, ...orders]
}

/** The usual kinds of pay by the words that the worker reads; a word of the company's own stays. */
const earnedName = (name: string): string => wordsNow().worker.earnings[name] ?? name

/** What the company pays on top: its taxes, and what it gives to benefits. */
export function companyLinesOf(pay: PayLine, explanation: readonly Explained[]): readonly Line[] {
  const taxes = new Map(pay.employerTaxDetails.map((tax) => [tax.taxCode, tax]))
  // The pay itself is explained as the company's, too.
  const paid = new Set(pay.payDetails.map(({ type }) => type))
  return explanation
    .filter(({ payer, code }) => payer === 'employer' && !paid.has(code))
    .map((explained): Line => {
      const { code, name, amount } = explained
      const tax = taxes.get(code)
      return {
        key: `company ${code} ${name}`,
        group: 'company',
        name: tax ? wordsNow().worker.taxOf(code, tax.taxName) : earnedName(name),
        detail: tax ? words.ofTaxable(dollars(tax.taxable)) : code.endsWith(' Match') ? words.match : '',
        amount,
        hue: tax ? 'ownTax' : 'benefit',
        explained,
        year: tax?.taxAmountYtd,
      }
    })
}

export interface Placed extends Line {
  /** The bar, as shares of the gross: where it begins and ends. */
  readonly from: number
  readonly to: number
}

/** Earnings grow from the left; everything else is cut off from the right, so that the bars make stairs down to the net. */
export function placed(lines: readonly Line[]): readonly Placed[] {
  const gross = total(lines.filter(({ amount }) => amount > 0).map(({ amount }) => amount)) || 1
  let reached = 0
  return lines.map((line) => {
    const [from, to] = line.amount >= 0 ? [reached, reached + line.amount] : [reached + line.amount, reached]
    reached = total([reached, line.amount])
    return { ...line, from: from / gross, to: to / gross }
  })
}
