import { type Day, quarterOf, yearOf } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { type Rate, times } from '../../kernel/rate.ts'
import { noticeCodes } from '../../law/engine/registration/assigned-rates.ts'
import { registeredFacts } from '../../law/engine/registration/employer.ts'
import type { TaxCorrection } from '../pay/paycheck-types.ts'

/** An employer's tax as one living paycheck was charged it. */
export interface ChargedLine {
  readonly userId: string
  readonly payDate: Day
  readonly code: string
  readonly taxable: bigint
  readonly amount: bigint
}

interface DatedRegistration {
  readonly state: string
  readonly effectiveFrom: Day
  readonly fields: Readonly<Record<string, string>>
}

/** A notice whose day was past when it came. */
export interface OpenCorrection {
  readonly state: string
  readonly since: Day
}

/**
 * What each worker's taxes come to at the rates of the notices, less what was charged. A correction is itself a charge
 * without wages, so that it is made once; what was voided is charged no more.
 */
export function correctionsOf(
  open: readonly OpenCorrection[],
  charged: readonly ChargedLine[],
  registrations: readonly DatedRegistration[],
): ReadonlyMap<string, readonly TaxCorrection[]> {
  const sums = new Map<string, Map<string, { owed: bigint; charged: bigint }>>()
  for (const { userId, code, payDate, taxable, amount } of charged) {
    const rate = rateOn(registrations, code, payDate)
    if (rate === undefined) continue
    const ofWorker = sums.get(userId) ?? new Map()
    const sum = ofWorker.get(code) ?? { owed: 0n, charged: 0n }
    const owed = sum.owed + times(cents(taxable), rate)
    sums.set(userId, ofWorker.set(code, { owed, charged: sum.charged + amount }))
  }
  const since = (code: string): Day =>
    open
      .filter(({ state }) => code.startsWith(`${state}.`))
      .map((each) => each.since)
      .sort()[0]!
  return new Map(
    [...sums].map(([userId, codes]) => [
      userId,
      [...codes]
        .filter(([, sum]) => sum.owed !== sum.charged)
        .map(([code, sum]) => ({
          code,
          since: since(code),
          owed: sum.owed as Cents,
          charged: sum.charged as Cents,
        })),
    ]),
  )
}

/** The last notice that had begun by then; undefined where it sets no rate of this tax. */
function rateOn(registrations: readonly DatedRegistration[], code: string, on: Day): Rate | undefined {
  const begun = registrations.filter(
    ({ state, effectiveFrom }) => code.startsWith(`${state}.`) && effectiveFrom <= on,
  )
  const last = begun.reduce<DatedRegistration | undefined>(
    (latest, each) => (latest && latest.effectiveFrom > each.effectiveFrom ? latest : each),
    undefined,
  )
  if (last === undefined) return undefined
  const known = read.get(last) ?? registeredFacts(last.state, last.fields)
  read.set(last, known)
  return noticeCodes(last.state).includes(code) ? known.rates[code] : undefined
}

const read = new WeakMap<DatedRegistration, ReturnType<typeof registeredFacts>>()

/** `2026 Q3`, where it is not the quarter of the payroll that corrects it: its return is to be amended. */
export const amendedQuarters = (charged: readonly ChargedLine[], payDate: Day): readonly string[] => {
  const quarter = (of: Day) => `${yearOf(of)} Q${quarterOf(of)}`
  const all = new Set(charged.filter(({ taxable }) => taxable > 0n).map((line) => quarter(line.payDate)))
  all.delete(quarter(payDate))
  return [...all].sort()
}
