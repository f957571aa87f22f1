import { z } from 'zod'
import { type RunSums, sumNames } from '../domain/payroll/run-sums.ts'
import { type GroupSums, sumColumns } from '../domain/reports/payroll-summary.ts'
import { type Cents, cents } from '../kernel/money.ts'
import { amount } from './fields/fields.ts'

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
    .describe(sumColumns[name].says)
    .meta({ examples: [examples[name] ?? 0] }),
)

export const sumsForm = (sums: RunSums | null): Sums<Cents | null> =>
  each((name) => (sums === null ? null : cents(sums[name])))

/** What the groups of a payroll have of it. */
export const groupsRecord = z.array(
  z.object({
    group: z
      .string()
      .describe('The department, job, cost center, place or state.')
      .meta({ examples: ['Kitchen'] }),
    people: z
      .int()
      .describe('How many people were paid for it.')
      .meta({ examples: [1] }),
    ...sumsRecord,
  }),
)

export const groupsForm = (groups: readonly GroupSums[]) =>
  groups.map(({ group, people, sums }) => ({ group, people, ...sumsForm(sums) }))
