import type { Day } from '../../kernel/dates.ts'
import { machine } from '../../kernel/machine.ts'
import type { Cents } from '../../kernel/money.ts'
import { type BenefitType, type Coverage, planTypeOf } from './values.ts'

/** So much a regular paycheck, hundredths of a percent of every paycheck's pay, or so much an hour worked. */
export interface Contribution {
  readonly amount: Cents | null
  readonly perHour?: Cents | null
  readonly basisPoints: number | null
}

/** One side as a body gives it; what is left out is undefined or null. */
export interface GivenContribution {
  readonly amount: Cents | null | undefined
  readonly percent: number | undefined
  readonly perHour?: Cents | null | undefined
}

/** What was given, else what stands, else undefined. Giving it in two ways is `both`. */
export function contributionOf(
  given: GivenContribution,
  otherwise: Contribution | undefined,
): Contribution | 'both' | undefined {
  const { amount = null, percent, perHour = null } = given
  const told = [amount !== null, percent !== undefined, perHour !== null].filter(Boolean).length
  if (told > 1) return 'both'
  if (told === 0) return isSet(otherwise) ? otherwise : undefined
  return { amount, basisPoints: percent ?? null, perHour }
}

const isSet = (contribution: Contribution | undefined): contribution is Contribution =>
  contribution !== undefined &&
  (contribution.amount !== null || contribution.basisPoints !== null || contribution.perHour != null)

export interface EnrolledDays {
  readonly startsOn: Day
  readonly endsOn: Day | null
}

/** The status follows from the dates. An enrollment may end before it has begun. */
export const enrollmentMachine = machine('benefit enrollment', ['Pending', 'Active', 'Ended'], {
  begin: { Pending: 'Active' },
  end: { Pending: 'Ended', Active: 'Ended' },
})

export type EnrollmentStatus = (typeof enrollmentMachine.states)[number]

export function statusOn({ startsOn, endsOn }: EnrolledDays, today: Day): EnrollmentStatus {
  if (endsOn !== null && (endsOn < today || endsOn < startsOn)) return 'Ended'
  return startsOn > today ? 'Pending' : 'Active'
}

/** Whether an enrollment that begins on this day would run beside one that is there. */
export const overlaps = (there: EnrolledDays, startsOn: Day): boolean =>
  there.endsOn === null || (there.endsOn >= startsOn && there.endsOn >= there.startsOn)

/** How a paycheck changes the arrears of an enrollment: what it left owing instead of what was owed before it. */
export function arrearsChange(type: BenefitType, sums: { before: Cents; short: Cents }): bigint {
  return planTypeOf(type).arrears === 'never' ? 0n : sums.short - sums.before
}

/** What both sides give from a month on. */
export interface Election {
  readonly effectiveFrom: Day
  readonly employee: Contribution
  readonly employer: Contribution
  readonly coverage: Coverage | null
  /** Of life insurance that the employer carries. */
  readonly insured: InsuredFor | null
}

/** What a life is insured for: an amount, or so many hundredths of a year's pay. */
export type InsuredFor = { readonly amount: Cents } | { readonly multiple: number }
