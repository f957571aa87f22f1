import { monthOf } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { paymentOf } from '../../law/engine/agencies/find.ts'
import type { LineValue } from '../../law/engine/forms/compute.ts'
import { type Paid, sumsOf, total } from './paid.ts'
import { amountIn, type PersonForm } from './w2.ts'

/** What a return of income tax withheld is computed from. */
export interface WithholdingFacts {
  readonly state: string
  /** The payment that the tax is part of: what is paid under it is reported with it. */
  readonly ref: string
  readonly byPerson: readonly Paid[]
  readonly byDay: readonly Paid[]
  readonly deposits: Cents
}

export interface WithholdingFigures {
  readonly lines: Readonly<Record<string, LineValue>>
  /** What was withheld, by number of the month. */
  readonly months: Readonly<Record<string, Cents>>
}

/** Wages, tax and what was deposited, of the state and of places whose tax goes with it. */
export function computeWithholding(facts: WithholdingFacts): WithholdingFigures {
  const { state, byPerson, byDay, deposits } = facts
  const taxes = taxesIn(byPerson, facts)
  const own = taxes.find(({ code }) => code === `${state}.incomeTax`)
  const withheld = total(taxes, ({ amount }) => amount)
  const people = groupedBy(byPerson, ({ userId }) => userId)
  const workers = [...people.values()].filter((rows) => taxesIn(rows, facts).length > 0).length
  const months = groupedBy(byDay, ({ payDate }) => String(monthOf(payDate)))
  return {
    lines: {
      workers,
      wages: cents(own?.taxable ?? 0n),
      incomeTax: cents(own?.amount ?? 0n),
      ...Object.fromEntries(
        taxes.filter((tax) => tax !== own).map(({ code, amount }) => [code, cents(amount)]),
      ),
      withheld,
      deposits,
      balanceDue: cents(withheld > deposits ? withheld - deposits : 0n),
      overpaid: cents(deposits > withheld ? deposits - withheld : 0n),
    },
    months: Object.fromEntries(
      [...months].map(([month, rows]) => [month, total(taxesIn(rows, facts), ({ amount }) => amount)]),
    ),
  }
}

/** What the W-2s of the year say for the state, beside what was withheld: they are the same or the return is wrong. */
export function w2Part(state: string, forms: readonly PersonForm[]): Readonly<Record<string, LineValue>> {
  const own = forms.map(({ states }) => states.filter((part) => part.state === state))
  const parts = own.flat()
  return {
    forms: own.filter((rows) => rows.length > 0).length,
    w2Wages: total(parts, ({ wages }) => wages),
    w2Tax: total(parts, ({ tax }) => tax),
  }
}

/** Where the year does not add up, in words. */
export const unequalParts = (lines: Readonly<Record<string, LineValue>>): readonly string[] =>
  amountIn(lines, 'w2Tax') === amountIn(lines, 'incomeTax')
    ? []
    : ['Box 17 of the W-2s is not what was withheld: someone who was paid gets no W-2']

/** Words of the lines: the forms themselves have their own, which are not on file. */
export const WITHHOLDING_WORDS: Readonly<Record<string, string>> = {
  workers: 'Workers with wages that are subject to withholding',
  wages: 'Wages subject to withholding',
  incomeTax: 'State income tax withheld',
  withheld: 'Total withheld',
  deposits: 'Deposits for the period',
  balanceDue: 'Balance due',
  overpaid: 'Overpayment',
  forms: 'W-2s with a part of this state',
  w2Wages: 'Box 16 of these W-2s',
  w2Tax: 'Box 17 of these W-2s',
}

interface WithheldTax {
  readonly code: string
  readonly taxable: bigint
  readonly amount: bigint
}

function taxesIn(rows: readonly Paid[], { state, ref }: WithholdingFacts): readonly WithheldTax[] {
  return [...sumsOf(rows)].flatMap(([word, { taxable, amount }]) => {
    const [kind, code] = word.split(' ') as [string, string]
    const isOfState = code.startsWith(`${state}.`) || code.startsWith(`${state}-`)
    if (kind !== 'employeeTax' || !isOfState || (taxable === 0n && amount === 0n)) return []
    return paymentOf(code, '941').ref === ref ? [{ code, taxable, amount }] : []
  })
}
