import { type CheckSums, type Totals, TotalsCount } from '../../domain/payroll/check-sums.ts'
import { type CheckChange, Comparison, sizeOf } from '../../domain/payroll/compare.ts'
import type { Computed } from '../../domain/payroll/computed.ts'
import type { DetailPerson } from '../../domain/payroll/details.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { Warnings } from '../../domain/payroll/warnings.ts'
import type { PaidLeave } from '../../domain/time/paid-leave.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { type ComparedPeriod, loadCheckSums, periodRunBefore } from '../../store/payroll/check-sums.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { paidLeaveOf, takePaidLeave } from '../time/paid-leave.ts'
import { computeSlices } from './compute.ts'
import { fundingOf, linesOfCheck } from './paycheck-rows.ts'
import { prepareRun } from './prepare.ts'

/** Counts and compares every paycheck of a preview as it comes by. */
export class Summary {
  readonly #totals = new TotalsCount()
  readonly #comparison: Comparison
  readonly comparedTo: ComparedPeriod | undefined
  /** Of the payroll that it is compared with. */
  readonly totalsBefore: Totals | undefined

  constructor(comparedTo: ComparedPeriod | undefined, before: readonly CheckSums[]) {
    this.comparedTo = comparedTo
    this.#comparison = new Comparison(before)
    if (!comparedTo) return
    const counted = new TotalsCount()
    for (const check of before) counted.count(check)
    this.totalsBefore = counted.totals
  }

  count(check: CheckSums): void {
    this.#totals.count(check)
    if (this.comparedTo) this.#comparison.meet(check)
  }

  get totals() {
    return this.#totals.totals
  }

  get taxes() {
    return this.#totals.taxes
  }

  get outcome() {
    return this.#comparison.outcome
  }
}

/** What a period is compared with: the one that is named, or the one that was run before it. */
export async function summaryOf(
  work: Work,
  period: PeriodFacts,
  compareTo: Id<'payPeriod'> | undefined,
): Promise<Summary> {
  const comparedTo = compareTo ? await named(work, period, compareTo) : await periodRunBefore(work, period)
  return new Summary(comparedTo, comparedTo ? await loadCheckSums(work, comparedTo) : [])
}

async function named(work: Work, { companyId, workerType }: PeriodFacts, payPeriodId: Id<'payPeriod'>) {
  const [found] = await periodsWhere(work, { companyId, ids: [payPeriodId] })
  if (found?.workerType !== workerType) throw unknownId('payPeriod')
  return found
}

/** What is made of a person who would be paid. */
export interface Previewed {
  readonly userId: string
  readonly name: string
  readonly gross: bigint
  readonly net: bigint
  readonly funding: bigint
  /** Absent where only the summary is asked for. */
  readonly detail?: DetailPerson
}

/** Preparing writes down what leave and holidays give, as a run would; the caller takes it back. */
export async function computePreview(
  work: Work,
  period: PeriodFacts,
  { summary, summaryOnly }: { readonly summary: Summary | undefined; readonly summaryOnly: boolean },
) {
  const prepared = await prepareRun(work, period)
  const [people, warnings, leave] = [[] as Previewed[], new Warnings(prepared.warnings), [] as PaidLeave[]]
  const seen = (computed: Computed): Previewed => {
    leave.push(...paidLeaveOf(computed))
    const detail = detailOf(computed, !summaryOnly)
    summary?.count(detail)
    const { userId, name, gross, net } = detail
    const kept = { userId, name, gross, net, funding: fundingOf(computed) }
    return summaryOnly ? kept : { ...kept, detail }
  }
  for await (const part of computeSlices(work, prepared.facts, warnings, seen)) people.push(...part)
  for (const each of await takePaidLeave(work, { ...period, runId: 'preview' }, leave)) warnings.add(each)
  return { prepared, people, warnings }
}

/** In the order that is asked for, of those whose name is. */
export function arranged<Person extends Pick<Previewed, 'userId' | 'name' | 'gross' | 'net'>>(
  people: readonly Person[],
  asked: { readonly search: string; readonly sort?: keyof typeof orders | null | undefined },
  changes: readonly CheckChange[],
): readonly Person[] {
  const search = asked.search.toLowerCase()
  const found = search === '' ? people : people.filter(({ name }) => name.toLowerCase().includes(search))
  if (!asked.sort) return found
  const sizes = new Map(changes.map((change) => [change.userId, sizeOf(change)]))
  return found.toSorted(orders[asked.sort](sizes))
}

type Compare = (a: Sorted, b: Sorted) => number
type Sorted = Pick<Previewed, 'userId' | 'name' | 'gross' | 'net'>

const descending = (a: bigint, b: bigint): number => (a > b ? -1 : a < b ? 1 : 0)

const orders = {
  name: () => (a, b) => a.name.localeCompare(b.name, 'en'),
  gross: () => (a, b) => descending(a.gross, b.gross),
  net: () => (a, b) => descending(a.net, b.net),
  change: (sizes) => (a, b) => descending(sizes.get(a.userId) ?? 0n, sizes.get(b.userId) ?? 0n),
} as const satisfies Readonly<Record<string, (sizes: ReadonlyMap<string, bigint>) => Compare>>

export function detailOf(computed: Computed, withYear: boolean): DetailPerson {
  const { person, check, hours, paymentMethod } = computed
  const { rules, bases, amounts } = linesOfCheck(computed)
  const lines = rules.map(({ kind, code, name }, n) => ({
    kind,
    code,
    name,
    base: bases[n]!,
    amount: amounts[n]!,
  }))
  return {
    userId: person.userId,
    name: person.name,
    ...check,
    hours,
    payRate: person.wages.at(-1)?.rate ?? 0n,
    paymentMethod,
    lines,
    yearToDate: withYear ? yearAfter(person.toDate, lines) : {},
  }
}

/** Of taxes, by payer. */
function yearAfter(toDate: Computed['person']['toDate'], lines: DetailPerson['lines']) {
  const year: Record<string, bigint> = {}
  for (const { kind, code, amount: due } of lines) {
    if (kind !== 'employeeTax' && kind !== 'employerTax') continue
    const word = `${kind === 'employeeTax' ? 'tax' : 'employerTax'}:${code}`
    year[word] = (toDate.totals.get(word)?.amount ?? 0n) + due
  }
  return year
}
