import type { Cents } from '../../kernel/money.ts'
import type { GivenFacts } from '../payroll/person.ts'
import { type LaborNamed, laborNamed } from '../structure/labor.ts'
import { type CountedCard, givenByCard, hundredths } from './card-hours.ts'
import { type Entry, type EntryRow, paidMinutes } from './entries.ts'

/** Whether an entry of somebody paid by the hour names a department, a job or a cost center. */
export const isByJob = ({ isHourly, entries }: CountedCard): boolean =>
  isHourly && entries.some(({ departmentId, jobId, costCenterId }) => departmentId ?? jobId ?? costCenterId)

/**
 * What a card gives to payroll whose entries name jobs: every hour at the rate of its job, and beside them what overtime
 * adds, which is a multiple of the regular rate over all of them (29 CFR 778.115).
 */
export function givenByJob(
  card: CountedCard,
  rateOf: (jobId: string | null) => Cents | undefined,
): GivenFacts {
  const { hours, overtime, ...rest } = givenByCard(card.hours)
  const rows = stretches(card.entries)
  return {
    ...rest,
    basePay: rows.map(({ labor, hours: own }) => ({
      payCode: 'Regular',
      rate: rateOf(labor.jobId ?? null) ?? null,
      hours: own,
      multiplier: null,
      amount: null,
      ...labor,
    })),
    ...(overtime ? { overtime: overtime.map(asPremium) } : {}),
  }
}

const asPremium = (row: NonNullable<GivenFacts['overtime']>[number]) =>
  row.premium ? row : { ...row, multiplier: row.multiplier - 100, premium: true }

/** Hundredths of an hour by what they belong to; together they are the hundredths of all minutes. */
function stretches(entries: readonly EntryRow[]): readonly { labor: LaborNamed; hours: number }[] {
  const minutes = new Map<string, { labor: LaborNamed; minutes: number }>()
  for (const entry of entries) {
    if (entry.end === null) continue
    const labor = laborNamed(entry)
    const key = JSON.stringify(labor)
    const before = minutes.get(key)?.minutes ?? 0
    minutes.set(key, { labor, minutes: before + paidMinutes(entry as Entry) })
  }
  let passed = 0
  return [...minutes.values()].map(({ labor, minutes: own }) => {
    const before = hundredths(passed)
    passed += own
    return { labor, hours: hundredths(passed) - before }
  })
}
