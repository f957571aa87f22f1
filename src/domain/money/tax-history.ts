import { addMonths, type Day, dayOf, endOfMonth, quarterOf, yearOf } from '../../kernel/dates.ts'
import { least } from '../../kernel/money.ts'
import type { FederalForm } from '../../law/language/agencies.ts'
import { agencyOf } from './agencies.ts'
import type { Liability, TaxPart } from './liabilities.ts'

/** What another provider's payrolls owed, and what that provider deposited: `2026-Q1`. */
export interface TaxHistory {
  readonly liabilities: readonly { readonly code: string; readonly payDate: Day; readonly amount: bigint }[]
  readonly deposits: readonly { readonly code: string; readonly quarter: string; readonly amount: bigint }[]
}

/**
 * What pay that was run elsewhere owes, by tax and pay date. A history says what each worker paid; of Social Security
 * and Medicare the employer owes as much again (26 USC 3111).
 */
export function owedForHistory(
  history: readonly {
    readonly payDate: Day
    readonly taxes: readonly { readonly code: string; readonly tax: bigint }[]
  }[],
): TaxHistory['liabilities'] {
  const sums = new Map<string, { code: string; payDate: Day; amount: bigint }>()
  for (const { payDate, taxes } of history) {
    for (const { code, tax } of taxes) {
      const word = `${code}/${payDate}`
      const amount = (sums.get(word)?.amount ?? 0n) + (MATCHED_BY_EMPLOYER.has(code) ? 2n * tax : tax)
      sums.set(word, { code, payDate, amount })
    }
  }
  return [...sums.values()].filter(({ amount }) => amount > 0n)
}

/**
 * The history by agency and pay date. A quarter's deposits pay its oldest pay dates first; what is left over stands at
 * the last of them, or at the end of a quarter of which no pay was given.
 */
export function historyLiabilities(
  history: TaxHistory,
  form: FederalForm,
): readonly (Liability & { readonly agency: string })[] {
  const quarters = new Map<
    string,
    { agency: string; agencyRef: string; owed: Map<Day, TaxPart[]>; paid: bigint }
  >()
  const quarterFor = (code: string, quarter: string) => {
    const { ref, name } = agencyOf(code, form)
    const word = `${ref}/${quarter}`
    const known = quarters.get(word) ?? { agency: name, agencyRef: ref, owed: new Map(), paid: 0n }
    quarters.set(word, known)
    return known
  }
  for (const { code, payDate, amount } of history.liabilities) {
    const { owed } = quarterFor(code, quarterWord(payDate))
    owed.set(payDate, [...(owed.get(payDate) ?? []), { code, amount }])
  }
  for (const { code, quarter, amount } of history.deposits) {
    const known = quarterFor(code, quarter)
    known.paid += amount
    if (known.owed.size === 0) known.owed.set(lastDay(quarter), [])
  }
  return [...quarters.values()].flatMap(({ agency, agencyRef, owed, paid }) => {
    let left = paid
    const days = [...owed].sort(([a], [b]) => (a < b ? -1 : 1))
    return days.map(([payDate, parts], index) => {
      const accrued = parts.reduce((sum, { amount }) => sum + amount, 0n)
      const deposited = index === days.length - 1 ? left : least(left, accrued)
      left -= deposited
      return { agency, agencyRef, payDate, accrued, deposited, parts }
    })
  })
}

/** Of `2026-Q1`. */
export const firstDay = (quarter: string): Day =>
  dayOf(Number(quarter.slice(0, 4)), Number(quarter.slice(6)) * 3 - 2, 1)

/** Of these the employer owes as much as the worker. */
export const MATCHED_BY_EMPLOYER: ReadonlySet<string> = new Set(['US.socialSecurity', 'US.medicare'])

/** Unemployment taxes are the employer's. */
export const PAID_BY_EMPLOYER = /^US\.futa$|\.sui$/

const quarterWord = (payDate: Day): string => `${yearOf(payDate)}-Q${quarterOf(payDate)}`

const lastDay = (quarter: string): Day => endOfMonth(addMonths(firstDay(quarter), 2))
