import { dollars, usd } from '../../../src/kernel/money.ts'
import { rate } from '../../../src/kernel/rate.ts'
import { withhold } from '../../../src/law/engine/withhold.ts'
import type { EmployerFacts, PayFacts, TaxLine } from '../../../src/law/language/types.ts'
import { facts } from '../facts.ts'

export interface Paid {
  readonly state: string
  readonly on: string
  readonly pay: number | string
  readonly every?: PayFacts['frequency']
  readonly localities?: readonly string[]
  readonly hours?: number
  readonly employees?: number
  /** Wages of the year before, by code. */
  readonly toDate?: Readonly<Record<string, number>>
  readonly rates?: Readonly<Record<string, string>>
  readonly perHour?: EmployerFacts['perHour']
  /** Parts of the workers' share that the employer pays. */
  readonly pays?: Readonly<Record<string, string>>
  readonly exemptions?: PayFacts['exemptions']
}

/**
 * A payment's lines other than income tax. The worker is a service member's spouse, whose wages the state does not
 * tax, so that these cases stand without the state's income tax law.
 */
export function owedLines(paid: Paid): readonly TaxLine[] {
  const { state, on, pay, every = 'Weekly', localities, hours, employees, exemptions, perHour } = paid
  const toDate = Object.entries(paid.toDate ?? {}).map(([code, wages]) => [
    code,
    { wages: usd(wages), tax: usd(0) },
  ])
  return withhold(
    facts({
      on,
      every,
      pay,
      work: { state, ...(localities && { localities }) },
      home: { state },
      given: {
        militarySpouse: true,
        employer: {
          rates: printedRates(paid.rates ?? {}),
          ...(employees !== undefined && { employees }),
          ...(perHour && { perHour }),
          ...(paid.pays && { pays: printedRates(paid.pays) }),
        },
        yearToDate: { taxes: Object.fromEntries(toDate), supplementalWages: usd(0) },
        ...(hours !== undefined && { hours }),
        ...(exemptions && { exemptions }),
      },
    }),
    { explain: true },
  ).lines
}

const printedRates = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(given).map(([code, printed]) => [code, rate(printed)]))

/** What one payer owes under one code, or `none` when there is no such line. */
export function owed(paid: Paid, code: string, payer: TaxLine['payer'] = 'employee'): string {
  const line = owedLines(paid).find((each) => each.code === code && each.payer === payer)
  return line === undefined ? 'none' : dollars(line.amount)
}
