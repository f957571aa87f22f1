import { type RunSums, sumNames } from '../domain/payroll/run-sums.ts'
import { type Cents, cents } from '../kernel/money.ts'
import { amount } from './fields/fields.ts'

/** What a payroll came to, for people. */
const words: Readonly<Record<keyof RunSums, string>> = {
  gross: 'What was earned, before anything is taken.',
  net: 'What people get, by deposit, by check or outside.',
  reimbursements: 'What is paid back to people, which is part of net and not of gross.',
  employeeTaxes: 'Taxes that are withheld from people.',
  employerTaxes: 'Taxes that the company pays itself.',
  deductions: 'What is withheld for benefits and the like.',
  contributions: 'What the company gives to benefits beside pay.',
  orders: 'What is withheld by order, for support, levies and creditors.',
  checks: 'The part of net that the company pays by checks of its own.',
  deposits: 'The part of net that is paid into accounts.',
}

/** Of one person in Georgia: what examples show beside gross, net and the funding. */
const examples: Partial<Readonly<Record<keyof RunSums, number>>> = {
  employeeTaxes: 380.16,
  employerTaxes: 219,
  deposits: 1619.84,
}

type Sums<T> = Readonly<Record<keyof RunSums, T>>

const each = <T>(of: (name: keyof RunSums) => T): Sums<T> =>
  Object.fromEntries(sumNames.map((name) => [name, of(name)])) as Sums<T>

/** Null of a payroll that is not submitted. */
export const sumsRecord = each((name) =>
  amount()
    .nullable()
    .describe(words[name])
    .meta({ examples: [examples[name] ?? 0] }),
)

export const sumsForm = (sums: RunSums | null): Sums<Cents | null> =>
  each((name) => (sums === null ? null : cents(sums[name])))
